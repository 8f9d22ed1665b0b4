/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { HomeBlockKind } from './home-block-kind.ts';
import type { PlainText } from './plain-text.ts';
import type { Title } from './title.ts';

export interface HomeBlock {
  kind: HomeBlockKind;
  title: Title;
  body: PlainText;
}
