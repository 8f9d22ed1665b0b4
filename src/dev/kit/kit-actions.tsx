import { Bell, Globe, Headset, Plus } from 'lucide-react'
import { Button, buttonClass } from '@/ui/button'
import { Card, Section, Stack } from '@/ui/card'
import { Chip } from '@/ui/chip'
import { IconButton } from '@/ui/icon-button'
import { UiLink } from '@/ui/link'
import { Spinner } from '@/ui/spinner'
import { TextLink } from '@/ui/text-link'
import styles from './kit.module.css'
import type { KitSample } from './kit-samples'

/** Buttons and links in every state. */
export function KitActions({ t }: { t: KitSample }) {
  return (
    <Section heading="Actions" action={<TextLink href="#/pages/customer/customer">Link</TextLink>}>
      <Card>
        <Stack>
          <Button fullWidth>{t.withdraw}</Button>
          <Button fullWidth pending>
            {t.withdraw}
          </Button>
          <Button fullWidth disabledReason={t.disabledReason}>
            {t.withdraw}
          </Button>
          <Button variant="secondary" fullWidth icon={<Plus size={20} aria-hidden />}>
            {t.bindCard}
          </Button>
          <Button variant="danger" fullWidth>
            {t.cancel}
          </Button>
          <UiLink
            href="#/pages/customer/customer"
            className={buttonClass({ variant: 'secondary', fullWidth: true })}
          >
            buttonClass on a link
          </UiLink>
          <div className={styles.row}>
            <Button size="sm">{t.retry}</Button>
            <Button size="sm" variant="secondary">
              {t.retry}
            </Button>
            <Button size="sm" variant="quiet">
              {t.retry}
            </Button>
            <IconButton
              label={`${t.notifications}, 3`}
              icon={<Bell size={22} aria-hidden />}
              badge="3"
            />
            <IconButton label="Language" icon={<Globe size={22} aria-hidden />} />
            <IconButton label="Support" icon={<Headset size={22} aria-hidden />} />
            <Spinner label="Loading" />
          </div>
          <div className={styles.row}>
            <Chip>25 %</Chip>
            <Chip>50 %</Chip>
            <Chip selected>{t.underReview}</Chip>
            <Chip selected={false}>{t.success}</Chip>
          </div>
        </Stack>
      </Card>
    </Section>
  )
}
