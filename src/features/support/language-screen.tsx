import { useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { common } from '@/i18n/common-messages.ts'
import {
  chooseLanguage,
  currentLanguage,
  LANGUAGES,
  subscribeLanguage,
} from '@/platform/language.ts'
import { Page } from '@/shell/page.tsx'
import { OptionList } from '@/ui/option-list.tsx'

/** The ten languages, each by its own name. The choice takes effect at once and is kept. */
export function LanguageScreen() {
  const intl = useIntl()
  const language = useSyncExternalStore(subscribeLanguage, currentLanguage)
  return (
    <Page>
      <OptionList
        label={intl.formatMessage(common.language)}
        options={LANGUAGES.map(({ code, locale, name }) => ({
          value: code,
          label: name,
          lang: locale,
        }))}
        value={language}
        onChange={chooseLanguage}
      />
    </Page>
  )
}
