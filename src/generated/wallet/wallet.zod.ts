/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


/**
 * Cash and coin balances, how the total asset developed and what it is made of, and the ledger,
 * newest first, by kind, currency and time. Every ledger entry says the balance after it, so that
 * the sum can be checked.
 * @summary Get the wallet
 */
export const getWalletResponseOneMsgMax = 500;

export const getWalletResponseOneTimeMin = 1000000000;
export const getWalletResponseOneTimeMax = 9999999999;

export const getWalletResponseOneDataBalancesCashRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getWalletResponseOneDataBalancesTotalAssetRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getWalletResponseOneDataBalancesAvailableRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getWalletResponseOneDataBalancesFrozenRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getWalletResponseOneDataBalancesYesterdayProfitRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getWalletResponseOneDataBalancesYesterdayBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getWalletResponseOneDataBalancesTotalProfitRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getWalletResponseOneDataCoinsItemAvailableRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getWalletResponseOneDataCoinsItemFrozenRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getWalletResponseOneDataCoinsItemRateRegExp = new RegExp('^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getWalletResponseOneDataCoinsItemValueRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getWalletResponseOneDataCoinsMax = 10;

export const getWalletResponseOneDataTrendItemAtMin = 1000000000;
export const getWalletResponseOneDataTrendItemAtMax = 9999999999;

export const getWalletResponseOneDataTrendItemTotalAssetRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getWalletResponseOneDataTrendMax = 400;

export const getWalletResponseOneDataAllocationItemAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getWalletResponseOneDataAllocationMax = 10;

export const getWalletResponseOneDataLedgerListItemIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const getWalletResponseOneDataLedgerListItemAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getWalletResponseOneDataLedgerListItemBalanceAfterRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getWalletResponseOneDataLedgerListItemRecordIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const getWalletResponseOneDataLedgerListItemNoteMax = 500;

export const getWalletResponseOneDataLedgerListItemCreatedAtMin = 1000000000;
export const getWalletResponseOneDataLedgerListItemCreatedAtMax = 9999999999;

export const getWalletResponseOneDataLedgerListMax = 100;

export const getWalletResponseOneDataLedgerTotalMin = 0;


export const getWalletResponseOneDataLedgerLimitMax = 100;

export const getWalletResponseTwoMsgMax = 500;

export const getWalletResponseTwoTimeMin = 1000000000;
export const getWalletResponseTwoTimeMax = 9999999999;

export const getWalletResponseThreeMsgMax = 500;

export const getWalletResponseThreeTimeMin = 1000000000;
export const getWalletResponseThreeTimeMax = 9999999999;



export const GetWalletResponse = /*#__PURE__*/ zod.discriminatedUnion('code', [/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(1),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getWalletResponseOneMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getWalletResponseOneTimeMin)).check(/*#__PURE__*/ zod.lte(getWalletResponseOneTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "currency": /*#__PURE__*/ zod.enum(['USD', 'USDT', 'BTC', 'ETH']),
  "balances": /*#__PURE__*/ zod.object({
  "currency": /*#__PURE__*/ zod.enum(['USD', 'USDT', 'BTC', 'ETH']),
  "cash": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getWalletResponseOneDataBalancesCashRegExp)),
  "total_asset": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getWalletResponseOneDataBalancesTotalAssetRegExp)),
  "available": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getWalletResponseOneDataBalancesAvailableRegExp)),
  "frozen": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getWalletResponseOneDataBalancesFrozenRegExp)),
  "yesterday_profit": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getWalletResponseOneDataBalancesYesterdayProfitRegExp)),
  "yesterday_balance": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getWalletResponseOneDataBalancesYesterdayBalanceRegExp)),
  "total_profit": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getWalletResponseOneDataBalancesTotalProfitRegExp))
}),
  "coins": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "coin": /*#__PURE__*/ zod.enum(['USDT', 'BTC', 'ETH']),
  "available": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getWalletResponseOneDataCoinsItemAvailableRegExp)),
  "frozen": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getWalletResponseOneDataCoinsItemFrozenRegExp)),
  "rate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getWalletResponseOneDataCoinsItemRateRegExp)),
  "value": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getWalletResponseOneDataCoinsItemValueRegExp)),
  "currency": /*#__PURE__*/ zod.enum(['USD', 'USDT', 'BTC', 'ETH'])
})).check(/*#__PURE__*/ zod.maxLength(getWalletResponseOneDataCoinsMax)),
  "trend": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "at": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getWalletResponseOneDataTrendItemAtMin)).check(/*#__PURE__*/ zod.lte(getWalletResponseOneDataTrendItemAtMax)),
  "total_asset": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getWalletResponseOneDataTrendItemTotalAssetRegExp))
})).check(/*#__PURE__*/ zod.maxLength(getWalletResponseOneDataTrendMax)),
  "allocation": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['available', 'frozen', 'financing']),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getWalletResponseOneDataAllocationItemAmountRegExp))
})).check(/*#__PURE__*/ zod.maxLength(getWalletResponseOneDataAllocationMax)),
  "ledger": /*#__PURE__*/ zod.object({
  "list": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getWalletResponseOneDataLedgerListItemIdRegExp)),
  "kind": /*#__PURE__*/ zod.enum(['deposit', 'gift', 'bonus', 'withdrawal', 'withdrawal_return', 'order_stake', 'order_fee', 'order_payout', 'order_refund', 'project_purchase', 'project_append', 'project_income', 'project_principal', 'exchange', 'correction', 'unknown']),
  "currency": /*#__PURE__*/ zod.enum(['USD', 'USDT', 'BTC', 'ETH']),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getWalletResponseOneDataLedgerListItemAmountRegExp)),
  "balance_after": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getWalletResponseOneDataLedgerListItemBalanceAfterRegExp)),
  "record_id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getWalletResponseOneDataLedgerListItemRecordIdRegExp))),
  "note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getWalletResponseOneDataLedgerListItemNoteMax))),
  "created_at": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getWalletResponseOneDataLedgerListItemCreatedAtMin)).check(/*#__PURE__*/ zod.lte(getWalletResponseOneDataLedgerListItemCreatedAtMax))
})).check(/*#__PURE__*/ zod.maxLength(getWalletResponseOneDataLedgerListMax)),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getWalletResponseOneDataLedgerTotalMin)),
  "page": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "limit": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getWalletResponseOneDataLedgerLimitMax))
})
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(0),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getWalletResponseTwoMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getWalletResponseTwoTimeMin)).check(/*#__PURE__*/ zod.lte(getWalletResponseTwoTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.enum(['user_name_invalid', 'user_not_found', 'login_password_wrong', 'credentials_wrong', 'account_locked', 'code_wrong', 'account_registered', 'inviter_invalid', 'registration_failed', 'login_required', 'once_a_day', 'fund_password_wrong', 'already_certified', 'id_number_exists', 'id_number_invalid', 'name_invalid', 'card_number_exists', 'operation_failed', 'balance_not_enough', 'turnover_insufficient', 'amount_too_small', 'amount_too_large', 'withdraw_amount_too_small', 'withdraw_amount_too_large', 'withdraw_time_limit', 'withdraw_times_limit', 'withdraw_amount_limit', 'holdings_max', 'single_max', 'single_min', 'product_not_found', 'network_error', 'no_data', 'verify_failed', 'non_trading_time', 'append_required', 'real_name_required', 'withdraw_card_required', 'alipay_required', 'agreement_required', 'passwords_differ', 'request_conflict', 'input_invalid', 'code_too_soon', 'too_many_requests', 'fund_password_required', 'deposit_not_released', 'review_in_progress', 'card_number_invalid', 'address_invalid', 'file_rejected', 'funds_frozen', 'action_not_allowed', 'project_ended', 'project_full', 'price_changed']),
  "params": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string())
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(401),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getWalletResponseThreeMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getWalletResponseThreeTimeMin)).check(/*#__PURE__*/ zod.lte(getWalletResponseThreeTimeMax)),
  "data": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.object({

}))
})])

/**
 * The published rate of each coin with the moment until which it is accepted, the fee, the bounds
 * and what the user has. One rate serves both directions, so that the fee is the whole cost.
 * @summary Get rates of the exchange
 */
export const getExchangeResponseOneMsgMax = 500;

export const getExchangeResponseOneTimeMin = 1000000000;
export const getExchangeResponseOneTimeMax = 9999999999;

export const getExchangeResponseOneDataAvailableRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getExchangeResponseOneDataMinRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getExchangeResponseOneDataMaxRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getExchangeResponseOneDataFeeRateRegExp = new RegExp('^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,8})?$');
export const getExchangeResponseOneDataOffersItemRateRegExp = new RegExp('^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getExchangeResponseOneDataOffersItemAsOfMin = 1000000000;
export const getExchangeResponseOneDataOffersItemAsOfMax = 9999999999;

export const getExchangeResponseOneDataOffersItemValidUntilMin = 1000000000;
export const getExchangeResponseOneDataOffersItemValidUntilMax = 9999999999;

export const getExchangeResponseOneDataOffersItemAvailableRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getExchangeResponseOneDataOffersMax = 10;

export const getExchangeResponseTwoMsgMax = 500;

export const getExchangeResponseTwoTimeMin = 1000000000;
export const getExchangeResponseTwoTimeMax = 9999999999;

export const getExchangeResponseThreeMsgMax = 500;

export const getExchangeResponseThreeTimeMin = 1000000000;
export const getExchangeResponseThreeTimeMax = 9999999999;



export const GetExchangeResponse = /*#__PURE__*/ zod.discriminatedUnion('code', [/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(1),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getExchangeResponseOneMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getExchangeResponseOneTimeMin)).check(/*#__PURE__*/ zod.lte(getExchangeResponseOneTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "currency": /*#__PURE__*/ zod.enum(['USD', 'USDT', 'BTC', 'ETH']),
  "available": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getExchangeResponseOneDataAvailableRegExp)),
  "min": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getExchangeResponseOneDataMinRegExp)),
  "max": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getExchangeResponseOneDataMaxRegExp)),
  "fee_rate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getExchangeResponseOneDataFeeRateRegExp)),
  "offers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "coin": /*#__PURE__*/ zod.enum(['USDT', 'BTC', 'ETH']),
  "state": /*#__PURE__*/ zod.enum(['available', 'suspended', 'unknown']),
  "rate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getExchangeResponseOneDataOffersItemRateRegExp)),
  "as_of": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getExchangeResponseOneDataOffersItemAsOfMin)).check(/*#__PURE__*/ zod.lte(getExchangeResponseOneDataOffersItemAsOfMax)),
  "valid_until": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getExchangeResponseOneDataOffersItemValidUntilMin)).check(/*#__PURE__*/ zod.lte(getExchangeResponseOneDataOffersItemValidUntilMax)),
  "available": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getExchangeResponseOneDataOffersItemAvailableRegExp))
})).check(/*#__PURE__*/ zod.maxLength(getExchangeResponseOneDataOffersMax))
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(0),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getExchangeResponseTwoMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getExchangeResponseTwoTimeMin)).check(/*#__PURE__*/ zod.lte(getExchangeResponseTwoTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.enum(['user_name_invalid', 'user_not_found', 'login_password_wrong', 'credentials_wrong', 'account_locked', 'code_wrong', 'account_registered', 'inviter_invalid', 'registration_failed', 'login_required', 'once_a_day', 'fund_password_wrong', 'already_certified', 'id_number_exists', 'id_number_invalid', 'name_invalid', 'card_number_exists', 'operation_failed', 'balance_not_enough', 'turnover_insufficient', 'amount_too_small', 'amount_too_large', 'withdraw_amount_too_small', 'withdraw_amount_too_large', 'withdraw_time_limit', 'withdraw_times_limit', 'withdraw_amount_limit', 'holdings_max', 'single_max', 'single_min', 'product_not_found', 'network_error', 'no_data', 'verify_failed', 'non_trading_time', 'append_required', 'real_name_required', 'withdraw_card_required', 'alipay_required', 'agreement_required', 'passwords_differ', 'request_conflict', 'input_invalid', 'code_too_soon', 'too_many_requests', 'fund_password_required', 'deposit_not_released', 'review_in_progress', 'card_number_invalid', 'address_invalid', 'file_rejected', 'funds_frozen', 'action_not_allowed', 'project_ended', 'project_full', 'price_changed']),
  "params": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string())
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(401),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getExchangeResponseThreeMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getExchangeResponseThreeTimeMin)).check(/*#__PURE__*/ zod.lte(getExchangeResponseThreeTimeMax)),
  "data": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.object({

}))
})])

/**
 * Exchanges at the rate that the user accepted, at once and finally. When that rate is no longer
 * offered nothing happens, and the refusal names the present one. The fee is rounded first, then
 * what is received, half-up at the scale of its currency.
 * @summary Exchange cash and coins
 */
export const submitExchangeBodyAmountMin = 1e-8;
export const submitExchangeBodyAmountMax = 1000000;
export const submitExchangeBodyAmountMultipleOf = 1e-8;

export const submitExchangeBodyRateRegExp = new RegExp('^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');


export const SubmitExchangeBody = /*#__PURE__*/ zod.strictObject({
  "type": /*#__PURE__*/ zod.enum(['cash_to_coin', 'coin_to_cash']),
  "coin": /*#__PURE__*/ zod.enum(['USDT', 'BTC', 'ETH']),
  "amount": /*#__PURE__*/ zod.coerce.number().check(/*#__PURE__*/ zod.gte(submitExchangeBodyAmountMin)).check(/*#__PURE__*/ zod.lte(submitExchangeBodyAmountMax)).check(/*#__PURE__*/ zod.multipleOf(submitExchangeBodyAmountMultipleOf)),
  "rate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(submitExchangeBodyRateRegExp)),
  "request_id": /*#__PURE__*/ zod.uuid()
})

export const submitExchangeResponseOneMsgMax = 500;

export const submitExchangeResponseOneTimeMin = 1000000000;
export const submitExchangeResponseOneTimeMax = 9999999999;

export const submitExchangeResponseOneDataRecordIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const submitExchangeResponseOneDataRecordRateRegExp = new RegExp('^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const submitExchangeResponseOneDataRecordCashSettlementRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const submitExchangeResponseOneDataRecordCurrencySettlementRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const submitExchangeResponseOneDataRecordFeeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const submitExchangeResponseOneDataRecordCreatedAtMin = 1000000000;
export const submitExchangeResponseOneDataRecordCreatedAtMax = 9999999999;

export const submitExchangeResponseTwoMsgMax = 500;

export const submitExchangeResponseTwoTimeMin = 1000000000;
export const submitExchangeResponseTwoTimeMax = 9999999999;

export const submitExchangeResponseThreeMsgMax = 500;

export const submitExchangeResponseThreeTimeMin = 1000000000;
export const submitExchangeResponseThreeTimeMax = 9999999999;



export const SubmitExchangeResponse = /*#__PURE__*/ zod.discriminatedUnion('code', [/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(1),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(submitExchangeResponseOneMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(submitExchangeResponseOneTimeMin)).check(/*#__PURE__*/ zod.lte(submitExchangeResponseOneTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "record": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(submitExchangeResponseOneDataRecordIdRegExp)),
  "request_id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "type": /*#__PURE__*/ zod.enum(['cash_to_coin', 'coin_to_cash']),
  "coin": /*#__PURE__*/ zod.enum(['USDT', 'BTC', 'ETH']),
  "rate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(submitExchangeResponseOneDataRecordRateRegExp)),
  "currency": /*#__PURE__*/ zod.enum(['USD', 'USDT', 'BTC', 'ETH']),
  "cash_settlement": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(submitExchangeResponseOneDataRecordCashSettlementRegExp)),
  "currency_settlement": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(submitExchangeResponseOneDataRecordCurrencySettlementRegExp)),
  "fee": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(submitExchangeResponseOneDataRecordFeeRegExp)),
  "created_at": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(submitExchangeResponseOneDataRecordCreatedAtMin)).check(/*#__PURE__*/ zod.lte(submitExchangeResponseOneDataRecordCreatedAtMax))
})
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(0),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(submitExchangeResponseTwoMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(submitExchangeResponseTwoTimeMin)).check(/*#__PURE__*/ zod.lte(submitExchangeResponseTwoTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.enum(['user_name_invalid', 'user_not_found', 'login_password_wrong', 'credentials_wrong', 'account_locked', 'code_wrong', 'account_registered', 'inviter_invalid', 'registration_failed', 'login_required', 'once_a_day', 'fund_password_wrong', 'already_certified', 'id_number_exists', 'id_number_invalid', 'name_invalid', 'card_number_exists', 'operation_failed', 'balance_not_enough', 'turnover_insufficient', 'amount_too_small', 'amount_too_large', 'withdraw_amount_too_small', 'withdraw_amount_too_large', 'withdraw_time_limit', 'withdraw_times_limit', 'withdraw_amount_limit', 'holdings_max', 'single_max', 'single_min', 'product_not_found', 'network_error', 'no_data', 'verify_failed', 'non_trading_time', 'append_required', 'real_name_required', 'withdraw_card_required', 'alipay_required', 'agreement_required', 'passwords_differ', 'request_conflict', 'input_invalid', 'code_too_soon', 'too_many_requests', 'fund_password_required', 'deposit_not_released', 'review_in_progress', 'card_number_invalid', 'address_invalid', 'file_rejected', 'funds_frozen', 'action_not_allowed', 'project_ended', 'project_full', 'price_changed']),
  "params": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string())
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(401),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(submitExchangeResponseThreeMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(submitExchangeResponseThreeTimeMin)).check(/*#__PURE__*/ zod.lte(submitExchangeResponseThreeTimeMax)),
  "data": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.object({

}))
})])

/**
 * Exchanges with time, type, coin, cash settlement and currency settlement, newest first. By
 * `request_id` it answers the one that this request made, or none when the request never arrived.
 * @summary List exchanges
 */
export const listExchangeRecordsResponseOneMsgMax = 500;

export const listExchangeRecordsResponseOneTimeMin = 1000000000;
export const listExchangeRecordsResponseOneTimeMax = 9999999999;

export const listExchangeRecordsResponseOneDataListItemIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const listExchangeRecordsResponseOneDataListItemRateRegExp = new RegExp('^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listExchangeRecordsResponseOneDataListItemCashSettlementRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listExchangeRecordsResponseOneDataListItemCurrencySettlementRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listExchangeRecordsResponseOneDataListItemFeeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listExchangeRecordsResponseOneDataListItemCreatedAtMin = 1000000000;
export const listExchangeRecordsResponseOneDataListItemCreatedAtMax = 9999999999;

export const listExchangeRecordsResponseOneDataListMax = 100;

export const listExchangeRecordsResponseOneDataTotalMin = 0;


export const listExchangeRecordsResponseOneDataLimitMax = 100;

export const listExchangeRecordsResponseTwoMsgMax = 500;

export const listExchangeRecordsResponseTwoTimeMin = 1000000000;
export const listExchangeRecordsResponseTwoTimeMax = 9999999999;

export const listExchangeRecordsResponseThreeMsgMax = 500;

export const listExchangeRecordsResponseThreeTimeMin = 1000000000;
export const listExchangeRecordsResponseThreeTimeMax = 9999999999;



export const ListExchangeRecordsResponse = /*#__PURE__*/ zod.discriminatedUnion('code', [/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(1),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listExchangeRecordsResponseOneMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listExchangeRecordsResponseOneTimeMin)).check(/*#__PURE__*/ zod.lte(listExchangeRecordsResponseOneTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "list": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listExchangeRecordsResponseOneDataListItemIdRegExp)),
  "request_id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "type": /*#__PURE__*/ zod.enum(['cash_to_coin', 'coin_to_cash']),
  "coin": /*#__PURE__*/ zod.enum(['USDT', 'BTC', 'ETH']),
  "rate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listExchangeRecordsResponseOneDataListItemRateRegExp)),
  "currency": /*#__PURE__*/ zod.enum(['USD', 'USDT', 'BTC', 'ETH']),
  "cash_settlement": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listExchangeRecordsResponseOneDataListItemCashSettlementRegExp)),
  "currency_settlement": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listExchangeRecordsResponseOneDataListItemCurrencySettlementRegExp)),
  "fee": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listExchangeRecordsResponseOneDataListItemFeeRegExp)),
  "created_at": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listExchangeRecordsResponseOneDataListItemCreatedAtMin)).check(/*#__PURE__*/ zod.lte(listExchangeRecordsResponseOneDataListItemCreatedAtMax))
})).check(/*#__PURE__*/ zod.maxLength(listExchangeRecordsResponseOneDataListMax)),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listExchangeRecordsResponseOneDataTotalMin)),
  "page": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "limit": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listExchangeRecordsResponseOneDataLimitMax))
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(0),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listExchangeRecordsResponseTwoMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listExchangeRecordsResponseTwoTimeMin)).check(/*#__PURE__*/ zod.lte(listExchangeRecordsResponseTwoTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.enum(['user_name_invalid', 'user_not_found', 'login_password_wrong', 'credentials_wrong', 'account_locked', 'code_wrong', 'account_registered', 'inviter_invalid', 'registration_failed', 'login_required', 'once_a_day', 'fund_password_wrong', 'already_certified', 'id_number_exists', 'id_number_invalid', 'name_invalid', 'card_number_exists', 'operation_failed', 'balance_not_enough', 'turnover_insufficient', 'amount_too_small', 'amount_too_large', 'withdraw_amount_too_small', 'withdraw_amount_too_large', 'withdraw_time_limit', 'withdraw_times_limit', 'withdraw_amount_limit', 'holdings_max', 'single_max', 'single_min', 'product_not_found', 'network_error', 'no_data', 'verify_failed', 'non_trading_time', 'append_required', 'real_name_required', 'withdraw_card_required', 'alipay_required', 'agreement_required', 'passwords_differ', 'request_conflict', 'input_invalid', 'code_too_soon', 'too_many_requests', 'fund_password_required', 'deposit_not_released', 'review_in_progress', 'card_number_invalid', 'address_invalid', 'file_rejected', 'funds_frozen', 'action_not_allowed', 'project_ended', 'project_full', 'price_changed']),
  "params": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string())
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(401),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listExchangeRecordsResponseThreeMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listExchangeRecordsResponseThreeTimeMin)).check(/*#__PURE__*/ zod.lte(listExchangeRecordsResponseThreeTimeMax)),
  "data": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.object({

}))
})])

