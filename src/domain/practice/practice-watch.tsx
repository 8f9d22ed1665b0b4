import { useIntl } from 'react-intl'
import { useResultWords } from '@/domain/orders/result-bar.tsx'
import { useToast } from '@/shell/toaster.tsx'
import { ordersOf } from './practice-book.ts'
import { practiceBook } from './practice-store.ts'
import { usePracticeSettlement } from './use-practice-settlement.ts'

/** Settles an owner's practice orders wherever the owner is, and says each end once. */
export function PracticeWatch({ owner }: { owner: string }) {
  const intl = useIntl()
  const toast = useToast()
  const say = useResultWords()
  usePracticeSettlement(owner, (id) => {
    const over = ordersOf(practiceBook(owner)).find(({ order }) => order.id === id)
    if (!over) return
    const { order, returned } = over
    toast(
      returned === null
        ? intl.formatMessage(
            {
              id: 'order.practice.said',
              defaultMessage: 'Practice: {result}',
              description:
                'Told when a practice order has ended, on whatever page. result such as "Bitcoin: Won, +80.00 USD".',
            },
            { result: say(order) },
          )
        : intl.formatMessage(
            {
              id: 'order.practice.saidReturned',
              defaultMessage: 'Practice: {name} not settled, amount and fee given back',
              description:
                'Told when a practice order could not be settled, and amount and fee came back. name is a product.',
            },
            { name: order.name },
          ),
      'neutral',
    )
  })
  return null
}
