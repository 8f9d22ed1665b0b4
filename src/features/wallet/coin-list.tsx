import { FormattedMessage, useIntl } from 'react-intl'
import { useShownAmounts } from '@/domain/balances/shown-amounts.tsx'
import type { CoinBalance, NetWorth } from '@/generated/h5.schemas.ts'
import { common } from '@/i18n/common-messages.ts'
import { useMoneyFormat } from '@/i18n/use-money-format.ts'
import { priceScale, signOf } from '@/lib/decimal.ts'
import { exchangePath } from '@/lib/paths.ts'
import { formatTime } from '@/lib/time.ts'
import { Card, Section } from '@/ui/card.tsx'
import { ListGroup, ListRow } from '@/ui/list.tsx'
import { CoinSign } from '@/ui/signs.tsx'
import { Text } from '@/ui/text.tsx'

interface CoinListProps {
  coins: readonly CoinBalance[]
  /** What all coins are worth, and of when their rates are. */
  netWorth: NetWorth
}

/** What the user has of each coin and what it is worth now; a coin leads to its exchange. */
export function CoinList({ coins, netWorth }: CoinListProps) {
  const intl = useIntl()
  const shown = useShownAmounts()
  return (
    <Section heading={<FormattedMessage {...common.coins} />}>
      {coins.length === 0 ? (
        <Card>
          <Text>
            <FormattedMessage
              id="wallet.coins.none"
              defaultMessage="We don't offer any coins here."
              description="Where the site has no coins at all."
            />
          </Text>
        </Card>
      ) : (
        <>
          <ListGroup label={intl.formatMessage(common.coins)}>
            {coins.map((coin) => (
              <CoinRow key={coin.coin} balance={coin} />
            ))}
          </ListGroup>
          <Text>
            <FormattedMessage
              id="wallet.coins.worth"
              defaultMessage="Worth {amount} in total at the rates of {time}."
              description="Below the balances of coins. amount has its currency, time is the moment of the rates."
              values={{
                amount: shown.money(netWorth.coins, netWorth.currency),
                time: formatTime(netWorth.as_of),
              }}
            />
          </Text>
        </>
      )}
    </Section>
  )
}

function CoinRow({ balance }: { balance: CoinBalance }) {
  const format = useMoneyFormat()
  const shown = useShownAmounts()
  const { coin, frozen, value, rate, currency } = balance
  return (
    <ListRow
      href={exchangePath(coin)}
      icon={<CoinSign coin={coin} />}
      title={coin}
      subtitle={`${format.price(rate, priceScale(rate, currency))} ${currency}`}
      value={shown.amount(balance.available, coin)}
      valueNote={
        <FormattedMessage
          id="wallet.coins.value"
          defaultMessage="{frozen, select, none {≈ {amount}} other {{frozen} on hold · ≈ {amount} in total}}"
          description="Below the amount of a coin: what all of it is worth, with currency; before that the part that is on hold, or none."
          values={{
            frozen: signOf(frozen) === 0 ? 'none' : shown.amount(frozen, coin),
            amount: shown.money(value, currency),
          }}
        />
      }
    />
  )
}
