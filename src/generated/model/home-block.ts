/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type { HomeBlockType } from './home-block-type.ts';
import type { PlainText } from './plain-text.ts';
import type { Title } from './title.ts';

export interface HomeBlock {
  type: HomeBlockType;
  title: Title;
  text: PlainText;
}
