import type { ReactNode } from 'react'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import { TickField } from '@/components/form/fields.tsx'
import type { AgreementType } from '@/lib/paths.ts'
import { agreementPath } from '@/lib/paths.ts'
import { TextLink } from '@/ui/text-link.tsx'

const linkTo = (type: AgreementType) => (words: ReactNode[]) => (
  <TextLink href={agreementPath(type)}>{words}</TextLink>
)

const links = { agreement: linkTo('agreement'), privacy: linkTo('privacy'), risk: linkTo('risk') }

/** The terms must be ticked (specification, section 5); each of them is one tap away. */
export function AgreementTick<V extends FieldValues>({
  control,
  name,
}: {
  // The output type of the form is its caller's business.
  // biome-ignore lint/suspicious/noExplicitAny: Control is invariant in it.
  control: Control<V, unknown, any>
  name: FieldPath<V>
}) {
  return (
    <TickField
      control={control}
      name={name}
      label={
        <FormattedMessage
          id="access.register.agreement"
          defaultMessage="I have read and accept the <agreement>user agreement</agreement>, the <privacy>privacy notice</privacy> and the <risk>risk notice</risk>."
          description="Sentence beside the box that must be ticked to register; three links."
          values={links}
        />
      }
    />
  )
}
