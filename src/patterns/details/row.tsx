import type { ComponentProps } from 'react'
import type { MessageDescriptor } from 'react-intl'
import { FormattedMessage } from 'react-intl'
import type { DefinitionRowProps } from '@/ui/definition-list.tsx'
import { DefinitionRow } from '@/ui/definition-list.tsx'

export interface RowProps extends Omit<DefinitionRowProps, 'label'> {
  label: MessageDescriptor
  /** What the label names, such as the rate of a fee. */
  labelValues?: ComponentProps<typeof FormattedMessage>['values']
}

/** A row of a definition list, labelled by a message. */
export function Row({ label, labelValues, ...row }: RowProps) {
  return <DefinitionRow label={<FormattedMessage {...label} values={labelValues} />} {...row} />
}
