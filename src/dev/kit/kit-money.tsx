import { useState } from 'react'
import { Avatar } from '@/ui/avatar'
import { Badge, StatusTag } from '@/ui/badge'
import { Button } from '@/ui/button'
import { Card, Section, Stack } from '@/ui/card'
import { Change } from '@/ui/change'
import { CountdownText } from '@/ui/countdown-text'
import { DefinitionList, DefinitionRow } from '@/ui/definition-list'
import { ListGroup, ListRow } from '@/ui/list'
import { Price } from '@/ui/price'
import { ProgressBar } from '@/ui/progress-bar'
import { Sparkline } from '@/ui/sparkline'
import { Stat, StatGroup } from '@/ui/stat'
import styles from './kit.module.css'
import type { KitSample } from './kit-samples'

const risen = [3, 4, 3.5, 5, 4.6, 6, 5.4, 7, 6.8, 8]
const fallen = [8, 7.4, 7.8, 6.5, 6.9, 5, 5.6, 4.1, 4.4, 3]

/** Money and prices: figures, summaries, quotes. */
export function KitMoney({ t }: { t: KitSample }) {
  const [ticks, setTicks] = useState(0)
  const up = ticks % 2 === 0
  return (
    <Section
      heading="Money"
      action={
        <Button size="sm" variant="quiet" onClick={() => setTicks(ticks + 1)}>
          Tick
        </Button>
      }
    >
      <Card tone="brand">
        <Stack>
          <Stat size="lg" label={t.total} value="12,935.50" unit="USD" />
          <StatGroup>
            <Stat size="sm" label={t.free} value="8,420.50" />
            <Stat size="sm" label={t.frozen} value="1,515.00" />
            <Stat size="sm" label={t.yesterday} value="+12.60" tone="positive" />
          </StatGroup>
        </Stack>
      </Card>
      <Card>
        <Stack>
          <StatGroup>
            <Stat
              label={t.profitRight}
              value="+258.00"
              unit="USD"
              tone="positive"
              note="300.00 × 86 %"
            />
            <Stat
              label={t.lossWrong}
              value="−303.00"
              unit="USD"
              tone="negative"
              note="300.00 + 3.00"
            />
          </StatGroup>
          <DefinitionList>
            <DefinitionRow label={t.amount} value="1,010.00 USD" />
            <DefinitionRow label={t.fee} value="−10.10 USD" />
            <DefinitionRow label={t.target} value="Example Bank 411****111" />
            <DefinitionRow label={t.arrival} value="999.90 USD" emphasis="total" />
          </DefinitionList>
          <DefinitionList layout="stacked">
            <DefinitionRow label={t.target} value="TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE" mono />
          </DefinitionList>
          <ProgressBar label={t.turnover} value={3200} max={5000} valueText="64 %" />
          <div className={styles.row}>
            <CountdownText label={t.window} seconds={899} />
            <CountdownText label={t.window} seconds={26_045} />
            <Change direction="up">+1.24 %</Change>
            <Change direction="down">−0.38 %</Change>
            <Change direction="flat">0.00 %</Change>
          </div>
          <div className={styles.row}>
            <StatusTag tone="positive">{t.success}</StatusTag>
            <StatusTag tone="pending">{t.underReview}</StatusTag>
            <StatusTag tone="negative">{t.failed}</StatusTag>
            <StatusTag tone="neutral">{t.unknownStatus}</StatusTag>
            <Badge tone="accent">{t.crypto}</Badge>
            <Badge tone="rise">BTC</Badge>
            <Badge tone="fall">BTC</Badge>
          </div>
        </Stack>
      </Card>
      <ListGroup label={t.crypto}>
        <ListRow
          href="#/pages/trade/trade"
          icon={<Avatar initials="BT" alt="" />}
          title="BTCUSD"
          subtitle="Bitcoin"
          value={
            <span className={styles.quote}>
              <Sparkline points={risen} direction="up" />
              <Price value={up ? '97,837.40' : '97,836.10'} tick={up ? 'up' : 'down'} />
            </span>
          }
          valueNote={<Change direction="up">+1.24 %</Change>}
        />
        <ListRow
          href="#/pages/trade/trade"
          icon={<Avatar initials="ET" alt="" />}
          title="ETHUSD"
          subtitle="Ether"
          value={
            <span className={styles.quote}>
              <Sparkline points={fallen} direction="down" />
              <Price value={up ? '3,412.55' : '3,411.90'} tick={up ? 'up' : 'down'} />
            </span>
          }
          valueNote={<Change direction="down">−0.38 %</Change>}
        />
        <ListRow
          icon={<Avatar initials="XA" alt="" />}
          title="XAUUSD"
          subtitle={t.gold}
          value={
            <Change direction="flat" pill>
              0.00 %
            </Change>
          }
        />
        <ListRow
          icon={<Avatar initials="EU" alt="" />}
          title="EURUSD"
          subtitle={t.forex}
          value={
            <Change direction="up" pill>
              +0.12 %
            </Change>
          }
        />
      </ListGroup>
    </Section>
  )
}
