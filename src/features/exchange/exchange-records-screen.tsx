import { useInfiniteQuery } from '@tanstack/react-query'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { rateWords } from '@/domain/rates/rate-words.tsx'
import type { ExchangeRecord } from '@/generated/h5.schemas.ts'
import { Coin, ExchangeType } from '@/generated/h5.schemas.ts'
import { listExchangeRecords } from '@/generated/wallet/wallet.ts'
import { common } from '@/i18n/common-messages.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { paths } from '@/lib/paths.ts'
import { useAskedRecord } from '@/patterns/records/asked-record.ts'
import { FilterChoice, useAddressChoice } from '@/patterns/records/filter-choice.tsx'
import type { RecordColumn } from '@/patterns/records/record-columns.ts'
import {
  coinColumn,
  feeColumn,
  idColumn,
  timeColumn,
  typeColumn,
} from '@/patterns/records/record-columns.ts'
import { NoRecords, RecordList } from '@/patterns/records/record-list.tsx'
import { RecordMoment } from '@/patterns/records/record-moment.tsx'
import { RecordLine, RecordRow } from '@/patterns/records/record-row.tsx'
import { AskSupport, RecordSheet } from '@/patterns/records/record-sheet.tsx'
import { Page } from '@/shell/page.tsx'
import { SupportLink } from '@/shell/support-link.tsx'
import { Stack } from '@/ui/card.tsx'
import { TextLink } from '@/ui/text-link.tsx'
import { ExchangeDetails } from './exchange-details.tsx'
import { typeWord } from './exchange-words.ts'
import { messages } from './messages.ts'
import { exchangeRecordsQuery } from './queries.ts'

const TYPES = Object.values(ExchangeType)
const COINS = Object.values(Coin)

const words = defineMessages({
  label: {
    id: 'exchange.records.label',
    defaultMessage: 'Exchanges',
    description: 'Name of the list, for screen readers.',
  },
  byCoin: common.coin,
  all: common.allOfKind,
  empty: {
    id: 'exchange.records.empty',
    defaultMessage:
      '{filtered, select, true {No exchanges match this filter} other {No exchanges yet}}',
    description: 'Where there is no exchange. filtered is true where a filter leaves none of them.',
  },
  emptyBody: {
    id: 'exchange.records.emptyBody',
    defaultMessage: 'Your exchanges appear here as soon as you make them.',
    description: "Below 'No exchanges yet'.",
  },
  currency: {
    id: 'exchange.csv.currency',
    defaultMessage: 'Cash currency',
    description: 'Column of the exported exchange history.',
  },
  cash: messages.cashAmount,
  coins: messages.coinAmount,
})

/** The columns of exported exchanges: all that the server tells. */
const columns: readonly RecordColumn<ExchangeRecord>[] = [
  idColumn,
  timeColumn,
  typeColumn(({ type }) => typeWord(type)),
  coinColumn(({ coin }) => coin),
  { heading: rateWords.label, value: ({ rate }) => rate },
  { heading: words.currency, value: ({ currency }) => currency },
  { heading: words.cash, value: (record) => record.cash_settlement },
  { heading: words.coins, value: (record) => record.currency_settlement },
  feeColumn,
]

/** All exchanges of the user, newest first, by direction and coin; each opens with all its figures. */
export function ExchangeRecordsScreen() {
  const intl = useIntl()
  const [type, chooseType] = useAddressChoice('type', TYPES)
  const [coin, chooseCoin] = useAddressChoice('coin', COINS)
  const filter = { ...(type && { type }), ...(coin && { coin }) }
  const query = useInfiniteQuery(exchangeRecordsQuery(filter))
  const asked = useAskedRecord(listExchangeRecords)
  const all = intl.formatMessage(words.all)

  return (
    <Page barActions={<SupportLink />}>
      <Stack>
        <Stack gap="tight">
          <FilterChoice
            label={intl.formatMessage(common.type)}
            values={TYPES}
            word={(value) => intl.formatMessage(typeWord(value))}
            all={all}
            chosen={type}
            onChoose={chooseType}
          />
          <FilterChoice
            label={intl.formatMessage(words.byCoin)}
            values={COINS}
            word={(value) => value}
            all={all}
            chosen={coin}
            onChoose={chooseCoin}
          />
        </Stack>
        <RecordList
          query={query}
          label={intl.formatMessage(words.label)}
          moment={({ created_at }) => created_at}
          row={(record, open) => <Row record={record} onOpen={open} />}
          empty={
            <NoRecords
              filtered={type !== undefined || coin !== undefined}
              words={words}
              action={
                <TextLink href={paths.exchange}>
                  <FormattedMessage
                    id="exchange.records.exchange"
                    defaultMessage="Exchange cash and coins"
                    description="Link where there is no exchange yet."
                  />
                </TextLink>
              }
            />
          }
          file={{
            name: 'exchanges',
            columns,
            fetchPage: (page, signal) =>
              listExchangeRecords({ ...filter, ...page }, undefined, signal),
          }}
          asked={asked}
          sheet={(record, dialog) => (
            <RecordSheet
              {...dialog}
              title={<FormattedMessage {...messages.exchange} />}
              footer={<AskSupport page={paths.exchangeRecords} record={record.id} />}
            >
              <ExchangeDetails record={record} />
            </RecordSheet>
          )}
        />
      </Stack>
    </Page>
  )
}

/** One exchange in the list: its direction, what came in, when, and what went out. */
function Row({ record, onOpen }: { record: ExchangeRecord; onOpen: () => void }) {
  const format = useMoneyFormat()
  const { coin, currency, type } = record
  const cash = { amount: record.cash_settlement, currency }
  const coins = { amount: record.currency_settlement, currency: coin }
  const [given, received] = type === 'coin_to_cash' ? [coins, cash] : [cash, coins]
  return (
    <RecordRow
      title={<FormattedMessage {...typeWord(type)} />}
      figure={`${format.signed(received.amount, received.currency)} ${received.currency}`}
      onOpen={onOpen}
    >
      <RecordLine
        start={<RecordMoment at={record.created_at} />}
        end={`${format.signed(`-${given.amount}`, given.currency)} ${given.currency}`}
      />
    </RecordRow>
  )
}
