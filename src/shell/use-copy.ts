import { defineMessages, useIntl } from 'react-intl'
import { useToast } from './toaster.tsx'

const texts = defineMessages({
  copied: {
    id: 'copy.text.done',
    defaultMessage: 'copied successfully',
    description: 'As the specification has it. Toast after a text was copied to the clipboard.',
  },
  empty: {
    id: 'copy.text.empty',
    defaultMessage: 'There is nothing to copy.',
    description: 'Toast when what should be copied is empty.',
  },
  failed: {
    id: 'copy.text.failed',
    defaultMessage: "We can't copy here. Select the text and copy it by hand.",
    description: 'Toast when the browser does not let the app copy.',
  },
})

/** Copies a text and says whether it worked; empty content is an error (specification, section 5). */
export function useCopy(): (text: string) => Promise<void> {
  const intl = useIntl()
  const toast = useToast()
  return async (text) => {
    if (text.trim() === '') return toast(intl.formatMessage(texts.empty), 'danger')
    try {
      await navigator.clipboard.writeText(text)
      toast(intl.formatMessage(texts.copied), 'success')
    } catch {
      toast(intl.formatMessage(texts.failed), 'danger')
    }
  }
}
