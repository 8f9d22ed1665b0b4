import { ReceiptText } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { common } from '@/i18n/common-messages.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { customerPath } from '@/lib/paths.ts'
import type {
  MoneyFlowDefinition,
  OnceForm,
  Sent,
} from '@/patterns/money-flow/engine/money-flow.ts'
import { readSent } from '@/patterns/money-flow/engine/money-flow.ts'
import { useMoneyFlow } from '@/patterns/money-flow/engine/use-money-flow.ts'
import { FocusOnMount } from '@/shell/focus-on-mount.tsx'
import { Page } from '@/shell/page.tsx'
import { SupportLink } from '@/shell/support-link.tsx'
import { Card, Stack } from '@/ui/card.tsx'
import { DefinitionList, DefinitionRow } from '@/ui/definition-list.tsx'
import { IconLink } from '@/ui/icon-button.tsx'
import { ListGroup, ListRow } from '@/ui/list.tsx'
import { OutcomeNotice } from './outcome-notice.tsx'
import { FlowContext } from './use-money-action.ts'

/** The list in which a result can be found, too. */
export interface Records {
  path: string
  label: string
}

interface StepsProps<Form extends OnceForm, Data, Result> {
  action: MoneyFlowDefinition<Form, Data, Result>
  /** Name of the form whose draft is forgotten once it is done, where it is not the flow's. */
  draft?: string
  /** Names what was sent, while its outcome is open; the amount is added where there is one. */
  name: (sent: Sent) => { label: ReactNode; value?: ReactNode; note?: ReactNode }
  records?: Records
  /** What became of it, and what leaves it. */
  result: (result: Result, leave: () => void) => ReactNode
  /** The form. */
  children: ReactNode
}

/** A flow by where it stands: an outcome comes before everything else. */
export function MoneySteps<Form extends OnceForm, Data, Result>({
  action,
  draft,
  result,
  children,
  ...checking
}: StepsProps<Form, Data, Result>) {
  const flow = useMoneyFlow(action, draft)
  const { state } = flow
  if (state.step === 'done') return result(state.result, flow.startOver)
  const notice = <OutcomeNotice state={state} />
  if (state.step === 'checking') {
    return <Checking {...checking} notice={notice} sent={readSent(state.content)} />
  }
  return (
    <Stack gap="loose">
      {notice}
      <FlowContext.Provider value={{ operation: action.operation, flow }}>
        {children}
      </FlowContext.Provider>
    </Stack>
  )
}

interface CheckingProps extends Pick<StepsProps<OnceForm, unknown, unknown>, 'name' | 'records'> {
  notice: ReactNode
  /** Null where the stored text is none of this version. */
  sent: Sent | null
}

/**
 * The outcome is unknown and being asked for. It takes the form's place, so that nobody enters the
 * same again; the entries come back where it turns out that nothing arrived.
 */
function Checking({ notice, sent, name, records }: CheckingProps) {
  const { pathname } = useLocation()
  const { money } = useMoneyFormat()
  return (
    <Stack>
      <FocusOnMount>{notice}</FocusOnMount>
      {sent ? (
        <Card>
          <DefinitionList>
            <DefinitionRow
              value={sent.amount && sent.currency ? money(sent.amount, sent.currency) : null}
              {...name(sent)}
            />
          </DefinitionList>
        </Card>
      ) : null}
      <ListGroup>
        {records ? <ListRow href={records.path} title={records.label} /> : null}
        <ListRow
          href={customerPath({ page: pathname })}
          title={<FormattedMessage {...common.support} />}
        />
      </ListGroup>
    </Stack>
  )
}

interface MoneyPageProps<Form extends OnceForm, Data, Result>
  extends StepsProps<Form, Data, Result> {
  records: Records
}

/** A page that moves money: its records and customer service in the bar, its flow below. */
export function MoneyPage<Form extends OnceForm, Data, Result>(
  props: MoneyPageProps<Form, Data, Result>,
) {
  const { records } = props
  return (
    <Page
      barActions={
        <>
          <IconLink
            href={records.path}
            label={records.label}
            icon={<ReceiptText size={22} aria-hidden />}
          />
          <SupportLink />
        </>
      }
    >
      <MoneySteps {...props} />
    </Page>
  )
}
