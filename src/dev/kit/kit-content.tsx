import { Bell, CreditCard, Inbox, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { Avatar } from '@/ui/avatar'
import { Badge, StatusTag } from '@/ui/badge'
import { Button } from '@/ui/button'
import { Card, Section, Stack } from '@/ui/card'
import { Checklist } from '@/ui/checklist'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { DefinitionList, DefinitionRow } from '@/ui/definition-list'
import { Disclosure } from '@/ui/disclosure'
import { ListGroup, ListRow } from '@/ui/list'
import { Notice } from '@/ui/notice'
import { OptionList } from '@/ui/option-list'
import { Result } from '@/ui/result'
import { Sheet } from '@/ui/sheet'
import { Skeleton } from '@/ui/skeleton'
import { StaleMark } from '@/ui/stale-mark'
import { EmptyState, ErrorState } from '@/ui/state-panel'
import { TextLink } from '@/ui/text-link'
import { Tile, Tiles } from '@/ui/tiles'
import { Timeline } from '@/ui/timeline'
import { Toast, ToastRegion } from '@/ui/toast'
import styles from './kit.module.css'
import type { KitSample } from './kit-samples'

const conditionWords = { met: 'Met', unmet: 'Not met', unknown: 'Not known' }
const stepWords = { done: 'Done', current: 'Now', failed: 'Failed', upcoming: 'To come' }
const coins = ['USDT', 'BTC', 'ETH', 'USDC'].map((code) => ({ value: code, label: code }))

/** Rows, records, conditions. */
export function KitContent({ t }: { t: KitSample }) {
  return (
    <Section heading="Rows and records">
      <Tiles label={t.realName}>
        <Tile href="#/dev/kit" icon={<ShieldCheck size={24} aria-hidden />} label={t.realName} />
        <Tile
          href="#/dev/kit"
          icon={<CreditCard size={24} aria-hidden />}
          label={t.cardBound}
          note={<StatusTag tone="pending">{t.underReview}</StatusTag>}
        />
        <Tile
          onClick={() => undefined}
          icon={<Bell size={24} aria-hidden />}
          label={t.notifications}
        />
      </Tiles>
      <Card>
        <Disclosure summary={t.cardBound}>{t.turnoverNote}</Disclosure>
      </Card>
      <ListGroup>
        <ListRow
          icon={<Avatar initials="AM" alt="" size="lg" />}
          title="Alex Morgan"
          badge={<Badge tone="accent">Silver</Badge>}
          subtitle="dem****com"
        />
        <ListRow
          href="#/pages/auth/auth"
          icon={<ShieldCheck size={22} aria-hidden />}
          title={t.realName}
          value={<StatusTag tone="pending">{t.underReview}</StatusTag>}
        />
        <ListRow
          onClick={() => undefined}
          icon={<CreditCard size={22} aria-hidden />}
          title={t.cardBound}
          subtitle={t.turnoverNote}
        />
        <ListRow
          icon={<Bell size={22} aria-hidden />}
          title={t.notifications}
          control={
            <Button size="sm" variant="quiet">
              {t.clear}
            </Button>
          }
        />
        <ListRow
          href="#/pages/cashrecord/cashrecord"
          title={t.title}
          badge={<StatusTag tone="positive">{t.success}</StatusTag>}
          subtitle="2026-11-20 3:30 PM"
          value="−1,010.00"
          valueNote="USD"
        />
      </ListGroup>
      <Card>
        <Checklist
          label={t.conditions}
          stateLabel={(state) => conditionWords[state]}
          conditions={[
            { id: 'name', state: 'met', text: t.realName },
            {
              id: 'card',
              state: 'unmet',
              text: t.cardBound,
              action: <TextLink href="#/pages/addBank/addBank">{t.bindCard}</TextLink>,
            },
            { id: 'turnover', state: 'unmet', text: t.turnover, note: t.turnoverNote },
            { id: 'times', state: 'unknown', text: t.timesLeft },
            { id: 'window', state: 'met', text: t.window },
          ]}
        />
      </Card>
      <Card>
        <Timeline
          label={t.title}
          stateLabel={(state) => stepWords[state]}
          steps={[
            { id: '1', state: 'done', title: t.title, time: '2026-11-20 3:30 PM' },
            { id: '2', state: 'current', title: t.underReview, note: t.confirmBody },
            { id: '3', state: 'upcoming', title: t.arrival },
          ]}
        />
      </Card>
      <Card>
        <Timeline
          label={t.title}
          stateLabel={(state) => stepWords[state]}
          steps={[
            { id: '1', state: 'done', title: t.underReview, time: '2026-11-19 9:04 AM' },
            {
              id: '2',
              state: 'failed',
              title: t.failed,
              time: '2026-11-19 2:10 PM',
              note: t.errorBody,
            },
          ]}
        />
      </Card>
    </Section>
  )
}

/** Loading, empty, error, stale, notices. */
export function KitStates({ t }: { t: KitSample }) {
  return (
    <Section heading="States and messages">
      <Result tone="pending" title={t.underReview}>
        {t.confirmBody}
      </Result>
      <Result tone="positive" title={t.success} />
      <Result tone="negative" title={t.failed} />
      <Notice title={t.maintenance} action={<TextLink href="#/">{t.conditions}</TextLink>}>
        {t.maintenanceBody}
      </Notice>
      <Notice tone="success" title={t.success}>
        {t.confirmBody}
      </Notice>
      <Notice tone="warning" title={t.maintenance}>
        {t.maintenanceBody}
      </Notice>
      <Notice
        tone="danger"
        title={t.errorTitle}
        action={
          <Button size="sm" variant="quiet">
            {t.retry}
          </Button>
        }
      >
        {t.errorBody}
      </Notice>
      <Card>
        <StaleMark
          action={
            <Button size="sm" variant="quiet">
              {t.retry}
            </Button>
          }
        >
          {t.stale}
        </StaleMark>
      </Card>
      <Card>
        <Stack>
          <Skeleton label="Loading" shape="figure" />
          <Skeleton label="Loading" count={3} />
        </Stack>
      </Card>
      <Skeleton label="Loading" shape="rows" count={2} />
      <Skeleton label="Loading" shape="block" />
      <Card>
        <EmptyState
          icon={<Inbox size={28} aria-hidden />}
          title={t.emptyTitle}
          body={t.emptyBody}
          action={<Button variant="secondary">{t.title}</Button>}
        />
      </Card>
      <Card>
        <ErrorState
          title={t.errorTitle}
          body={t.errorBody}
          retryLabel={t.retry}
          onRetry={() => undefined}
        />
      </Card>
    </Section>
  )
}

type Overlay = 'sheet' | 'confirm' | 'danger' | 'pending' | null

/** Sheet, dialog, toasts. */
export function KitOverlays({ t }: { t: KitSample }) {
  const [overlay, setOverlay] = useState<Overlay>(null)
  const [coin, setCoin] = useState('USDT')
  const [toasts, setToasts] = useState<number[]>([])
  const dialogOpen = overlay === 'confirm' || overlay === 'danger' || overlay === 'pending'

  return (
    <Section heading="Overlays">
      <Card>
        <div className={styles.row}>
          <Button size="sm" variant="secondary" onClick={() => setOverlay('sheet')}>
            Sheet
          </Button>
          <Button size="sm" variant="secondary" onClick={() => setOverlay('confirm')}>
            Confirm
          </Button>
          <Button size="sm" variant="secondary" onClick={() => setOverlay('danger')}>
            Danger
          </Button>
          <Button size="sm" variant="secondary" onClick={() => setOverlay('pending')}>
            Pending
          </Button>
          <Button
            size="sm"
            variant="secondary"
            onClick={() => setToasts((all) => [...all, all.length])}
          >
            Toast
          </Button>
        </div>
      </Card>
      <Sheet
        open={overlay === 'sheet'}
        onOpenChange={(open) => setOverlay(open ? 'sheet' : null)}
        title={t.country}
        closeLabel={t.close}
        footer={
          <Button fullWidth onClick={() => setOverlay(null)}>
            {t.close}
          </Button>
        }
      >
        <OptionList label={t.country} options={coins} value={coin} onChange={setCoin} />
      </Sheet>
      <ConfirmDialog
        open={dialogOpen}
        title={t.confirmTitle}
        body={
          <Stack>
            <p>{t.confirmBody}</p>
            <DefinitionList>
              <DefinitionRow label={t.fee} value="−10.10 USD" />
              <DefinitionRow label={t.receive} value="999.90 USD" emphasis="total" />
            </DefinitionList>
          </Stack>
        }
        confirmLabel={t.withdraw}
        cancelLabel={t.cancel}
        tone={overlay === 'danger' ? 'danger' : 'normal'}
        pending={overlay === 'pending'}
        onConfirm={() => {
          setOverlay('pending')
          setTimeout(() => setOverlay(null), 1500)
        }}
        onCancel={() => setOverlay(null)}
      />
      <ToastRegion label={t.notifications}>
        {toasts.map((id) => (
          <Toast
            key={id}
            tone="success"
            onExpire={() => setToasts((all) => all.filter((other) => other !== id))}
          >
            {t.toast}
          </Toast>
        ))}
      </ToastRegion>
    </Section>
  )
}
