import { ReceiptText } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { useRouteExists } from '@/components/available-routes.ts'
import { CsvExport } from '@/components/csv-export.tsx'
import { onDemand, useFetchAhead } from '@/components/on-demand.tsx'
import { Page } from '@/components/page.tsx'
import { pagedQuery } from '@/components/paging.ts'
import { RecordList } from '@/components/record-list.tsx'
import { useRecordColumns } from '@/components/records/record-columns.ts'
import { SupportLink } from '@/components/support-link.tsx'
import { Coin } from '@/generated/model/coin.ts'
import type { ExchangeRecord } from '@/generated/model/exchange-record.ts'
import { ExchangeType } from '@/generated/model/exchange-type.ts'
import { listExchangeRecords, useListExchangeRecordsInfinite } from '@/generated/wallet/wallet.ts'
import { paths } from '@/lib/paths.ts'
import { Stack } from '@/ui/card.tsx'
import { Segmented } from '@/ui/segmented.tsx'
import { EmptyState } from '@/ui/state-panel.tsx'
import { TextLink } from '@/ui/text-link.tsx'
import { exchangeColumns } from './exchange-columns.ts'
import { ExchangeRow } from './exchange-row.tsx'
import { typeWord } from './exchange-words.ts'

const details = onDemand(async () => (await import('./exchange-sheet.tsx')).ExchangeSheet)

/** The value of "all" in a choice of one of several. */
const ALL = 'all'

const idOf = (record: ExchangeRecord) => record.id

/** All exchanges of the user, newest first, by direction and coin; each opens with all its figures. */
export function ExchangeRecordsScreen() {
  const intl = useIntl()
  const columns = useRecordColumns(exchangeColumns)
  // In the address, so that going back from another page finds the same list.
  const [search, setSearch] = useSearchParams()
  const type = Object.values(ExchangeType).find((one) => one === search.get('type'))
  const coin = Object.values(Coin).find((one) => one === search.get('coin'))
  const asked = { ...(type && { type }), ...(coin && { coin }) }
  const query = useListExchangeRecordsInfinite(asked, { query: pagedQuery })
  const [open, setOpen] = useState<ExchangeRecord | null>(null)
  useFetchAhead(details)
  const all = intl.formatMessage({
    id: 'exchange.records.all',
    defaultMessage: 'All',
    description: 'Filter of the exchanges: every direction, or every coin.',
  })

  function choose(name: 'type' | 'coin', value: string) {
    const { [name]: _former, ...others } = asked
    setSearch(value === ALL ? others : { ...others, [name]: value }, { replace: true })
  }

  return (
    <Page barActions={<SupportLink />}>
      <Stack>
        <Stack gap="tight">
          <Segmented
            layout="scroll"
            label={intl.formatMessage({
              id: 'exchange.records.type',
              defaultMessage: 'Type',
              description: 'Name of the filter by direction, for screen readers.',
            })}
            options={[
              { value: ALL, label: all },
              ...Object.values(ExchangeType).map((value) => ({
                value,
                label: intl.formatMessage(typeWord(value)),
              })),
            ]}
            value={type ?? ALL}
            onChange={(value) => choose('type', value)}
          />
          <Segmented
            layout="scroll"
            label={intl.formatMessage({
              id: 'exchange.records.coin',
              defaultMessage: 'Coin',
              description: 'Name of the filter by coin, for screen readers.',
            })}
            options={[
              { value: ALL, label: all },
              ...Object.values(Coin).map((value) => ({ value, label: value })),
            ]}
            value={coin ?? ALL}
            onChange={(value) => choose('coin', value)}
          />
        </Stack>
        <div>
          <RecordList
            query={query}
            label={intl.formatMessage({
              id: 'exchange.records.label',
              defaultMessage: 'Exchanges',
              description: 'Name of the list, for screen readers.',
            })}
            rowId={idOf}
            renderRow={(record: ExchangeRecord) => (
              <ExchangeRow record={record} onOpen={() => setOpen(record)} />
            )}
            tools={
              <CsvExport
                fileName="exchanges"
                columns={columns}
                rowId={idOf}
                fetchPage={(page, signal) => listExchangeRecords({ ...asked, ...page }, signal)}
              />
            }
            empty={<NoRecords filtered={type !== undefined || coin !== undefined} />}
          />
        </div>
      </Stack>
      <details.Part when={open !== null} record={open} onClose={() => setOpen(null)} />
    </Page>
  )
}

function NoRecords({ filtered }: { filtered: boolean }) {
  const routeExists = useRouteExists()
  return (
    <EmptyState
      icon={<ReceiptText size={28} aria-hidden />}
      title={
        filtered ? (
          <FormattedMessage
            id="exchange.records.emptyFilter"
            defaultMessage="No exchange matches this filter"
            description="Where the filter of the exchanges finds nothing."
          />
        ) : (
          <FormattedMessage
            id="exchange.records.empty"
            defaultMessage="No exchange yet"
            description="Where the user never exchanged anything."
          />
        )
      }
      body={
        filtered ? null : (
          <FormattedMessage
            id="exchange.records.emptyBody"
            defaultMessage="Each exchange appears here at once."
            description="Below 'No exchange yet'."
          />
        )
      }
      action={
        filtered || !routeExists(paths.exchange) ? null : (
          <TextLink href={paths.exchange}>
            <FormattedMessage
              id="exchange.records.exchange"
              defaultMessage="Exchange cash and coins"
              description="Link where there is no exchange yet."
            />
          </TextLink>
        )
      }
    />
  )
}
