import { z } from 'zod'
import { Area, Coin, NullableRejection, RefusalReason } from '../../src/generated/h5.schemas.ts'
import { setWay, WAY_IDS } from '../areas/deposit/methods.ts'
import { decideRelease, releaseDeposit } from '../areas/deposit/releases.ts'
import { decideDeposit, giveDeposit } from '../areas/deposit/review.ts'
import { payInvitationBonus } from '../areas/invitation/invitees.ts'
import { decideVerification } from '../areas/verification/review.ts'
import { suspendExchange } from '../areas/wallet/exchange.ts'
import { setNewTargetWait } from '../areas/withdrawal/conditions.ts'
import { decideWithdrawal } from '../areas/withdrawal/review.ts'
import { offeredAreas, setAreas } from '../core/areas.ts'
import { FEE_KINDS, setFeeRate } from '../core/fees.ts'
import { Refusal } from '../core/refusal.ts'
import { endSessions, userById } from '../core/users.ts'
import type { Sandbox } from '../sandbox.ts'
import { faultKinds } from './faults.ts'
import { makeUser, newUserInput } from './make-user.ts'

type Action = (sandbox: Sandbox, input: unknown) => unknown

/** An action whose input is checked before it runs. */
function action<Schema extends z.ZodType>(
  schema: Schema,
  run: (sandbox: Sandbox, input: z.output<Schema>) => unknown,
): Action {
  return (sandbox, input) => run(sandbox, schema.parse(input))
}

const user = z.int().positive()
const amount = z.string().regex(/^\d{1,9}(\.\d{1,8})?$/)
const symbol = z.string().nullable().default(null)

/** What the control page and tests can do, by the last part of the path: `POST /sandbox/<name>`. */
export const actions = {
  /** Moves the clock forward by seconds, or to a moment; what is due on the way happens. */
  clock: action(
    z.union([
      z.strictObject({
        advance: z
          .number()
          .nonnegative()
          .max(400 * 86_400),
      }),
      z.strictObject({ to: z.int().positive() }),
    ]),
    (sandbox, input) => {
      const now = sandbox.world.clock.nowMs() / 1000
      sandbox.advance('to' in input ? input.to - now : input.advance)
      sandbox.tickStreams()
      return { now: sandbox.world.clock.now() }
    },
  ),

  /** Makes a user with a session: tests need neither to register nor to log in. */
  user: action(newUserInput, (sandbox, input) => makeUser(sandbox.world, input)),

  /** Locks an account until a moment, or unlocks it (null); its private calls are refused. */
  lock: action(z.strictObject({ user, until: z.int().positive().nullable() }), (sandbox, input) => {
    const { world } = sandbox
    userById(world.database, input.user)
    world.database.run(
      `UPDATE users SET locked_until = :until, login_locked_until = NULL, wrong_passwords = 0
       WHERE id = :user`,
      input,
    )
  }),

  /** Ends all sessions of a user. */
  log_out: action(z.strictObject({ user }), (sandbox, input) => {
    return { ended: endSessions(sandbox.world, input.user) }
  }),

  /** Blocks an account's funds, or lets them go. */
  freeze: action(z.strictObject({ user, frozen: z.boolean() }), (sandbox, input) => {
    sandbox.world.database.run('UPDATE users SET funds_frozen = :frozen WHERE id = :user', {
      user: input.user,
      frozen: input.frozen ? 1 : 0,
    })
  }),

  /** Approves a deposit amount as customer service does; without an end it lasts. */
  release: action(
    z.strictObject({ user, amount, expires_at: z.int().positive().nullable().default(null) }),
    ({ world }, input) => {
      releaseDeposit(world, input.user, input.amount, input.expires_at)
    },
  ),

  /** Credits money as the site does: class 1 gift, 2 promotion bonus, 3 deposit bonus, 4 system. */
  give: action(
    z.strictObject({ user, class: z.literal([1, 2, 3, 4]), amount }),
    ({ world }, input) => {
      giveDeposit(world, input.user, input.class, input.amount)
    },
  ),

  /** Closes a way to deposit or opens it again, and lets it ask for an Alipay account that the user added. */
  deposit_way: action(
    z.strictObject({
      id: z.enum(WAY_IDS),
      available: z.boolean().default(true),
      needs_alipay: z.boolean().default(false),
    }),
    ({ world }, input) => {
      setWay(world, input.id, { available: input.available, needsAlipay: input.needs_alipay })
    },
  ),

  /** Decides a review at once. */
  review: action(
    z.discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('release'),
        number: z.int().positive(),
        decision: z.enum(['released', 'refused']),
      }),
      z.strictObject({
        kind: z.literal('deposit'),
        number: z.int().positive(),
        decision: z.enum(['success', 'failed', 'success_awaiting_audit']),
      }),
      z.strictObject({
        kind: z.literal('withdrawal'),
        number: z.int().positive(),
        decision: z.enum(['success', 'failed']),
      }),
      z.strictObject({
        kind: z.literal('verification'),
        number: z.int().positive(),
        decision: z.enum({ passed: 'passed', ...NullableRejection }),
      }),
    ]),
    ({ world }, input) =>
      world.database.transaction(() => {
        if (input.kind === 'release') {
          decideRelease(world, input.number, input.decision, world.clock.now())
        } else if (input.kind === 'deposit') decideDeposit(world, input.number, input.decision)
        else if (input.kind === 'withdrawal') decideWithdrawal(world, input.number, input.decision)
        else decideVerification(world, input.number, input.decision)
      }),
  ),

  /** Pays the bonus for an invitee, as customer service does. */
  invitation_bonus: action(z.strictObject({ invitee: user }), ({ world }, input) => {
    world.database.transaction(() => payInvitationBonus(world, input.invitee))
  }),

  /** Closes a market or lets its feed hang, or ends that; all products without a symbol. */
  market: action(
    z.strictObject({ symbol, kind: z.enum(['closed', 'frozen']), on: z.boolean() }),
    (sandbox, input) => {
      const { world } = sandbox
      if (input.symbol !== null && !world.market.product(input.symbol)) {
        throw new Refusal('product_not_found')
      }
      const now = world.clock.nowMs()
      if (input.on) world.halts.begin(input.kind, input.symbol, now)
      else world.halts.end(input.kind, input.symbol, now)
      sandbox.runDue()
    },
  ),

  /** Suspends the exchange of a coin, or resumes it. */
  exchange: action(
    z.strictObject({ coin: z.enum(Coin), suspended: z.boolean() }),
    ({ world }, input) => {
      suspendExchange(world, input.coin, input.suspended)
    },
  ),

  /** Takes an area out of what the site offers, or offers it again. */
  area: action(z.strictObject({ area: z.enum(Area), offered: z.boolean() }), ({ world }, input) => {
    const others = offeredAreas(world).filter((one) => one !== input.area)
    setAreas(world, input.offered ? [...others, input.area] : others)
  }),

  /** Sets the rate of a fee for what is submitted from now on. */
  fee: action(
    z.strictObject({
      kind: z.enum(FEE_KINDS),
      rate: z.string().regex(/^0(\.\d{1,4})?$/),
    }),
    ({ world }, { kind, rate }) => {
      setFeeRate(world, kind, rate)
    },
  ),

  /**
   * Lets a first withdrawal to a card, account or address wait this many hours after a new passkey, a changed
   * password or a login on a new device; 0, as at first, lets none wait.
   */
  new_target_wait: action(
    z.strictObject({ hours: z.int().nonnegative().max(720) }),
    ({ world }, { hours }) => {
      setNewTargetWait(world, hours * 3600)
    },
  ),

  /** Lets the next calls go wrong. */
  fault: action(
    z.strictObject({
      kind: z.enum(faultKinds),
      path: z
        .string()
        .regex(/^(\*|\/api\/[a-z_]+\/[a-z_]+)$/)
        .default('*'),
      times: z.int().positive().nullable().default(1),
      milliseconds: z.int().nonnegative().max(120_000).default(3000),
      reason: z.enum(RefusalReason).default('operation_failed'),
      user: user.nullable().default(null),
    }),
    ({ faults }, { user: userId, ...fault }) => faults.add({ ...fault, userId }),
  ),

  /** Takes all faults away. */
  no_faults: action(z.strictObject({}), ({ faults }) => faults.clear()),

  /** Ends all open streams, or breaks their connections (`cut`). */
  end_streams: action(z.strictObject({ how: z.enum(['end', 'cut']) }), (sandbox, { how }) =>
    sandbox.endStreams(how),
  ),

  /** Forgets everything and begins with the seed again. */
  reset: action(z.strictObject({}), (sandbox) => sandbox.reset()),
} as const satisfies Record<string, Action>
