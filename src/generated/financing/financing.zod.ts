/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


/**
 * Fixed-term projects with their rates, cycle, minimum and what they still take. `yield` is the
 * return of one cycle and `expected_yield` the same rate over 365 days, so that a small daily number
 * misleads nobody.
 * @summary List financing projects
 */
export const listProjectsResponseOneMsgMax = 500;

export const listProjectsResponseOneTimeMin = 1000000000;
export const listProjectsResponseOneTimeMax = 9999999999;

export const listProjectsResponseOneDataListItemIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const listProjectsResponseOneDataListItemTitleMax = 80;

export const listProjectsResponseOneDataListItemDescriptionMax = 2000;

export const listProjectsResponseOneDataListItemStartTimeMin = 1000000000;
export const listProjectsResponseOneDataListItemStartTimeMax = 9999999999;

export const listProjectsResponseOneDataListItemEndTimeMin = 1000000000;
export const listProjectsResponseOneDataListItemEndTimeMax = 9999999999;

export const listProjectsResponseOneDataListItemMinimumAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listProjectsResponseOneDataListItemMaximumAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listProjectsResponseOneDataListItemYieldRegExp = new RegExp('^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,8})?$');
export const listProjectsResponseOneDataListItemExpectedYieldRegExp = new RegExp('^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,8})?$');
export const listProjectsResponseOneDataListItemDailyRateRegExp = new RegExp('^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,8})?$');
export const listProjectsResponseOneDataListItemInvestmentCycleMax = 3650;

export const listProjectsResponseOneDataListItemInitialAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listProjectsResponseOneDataListItemTotalInvestmentAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listProjectsResponseOneDataListItemInvestedAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listProjectsResponseOneDataListItemRemainingAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listProjectsResponseOneDataListItemReleaseDateMin = 1000000000;
export const listProjectsResponseOneDataListItemReleaseDateMax = 9999999999;

export const listProjectsResponseOneDataListItemProgressRegExp = new RegExp('^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,8})?$');
export const listProjectsResponseOneDataListItemPurchasedCountMin = 0;
export const listProjectsResponseOneDataListItemPurchasedCountMax = 1000000000;

export const listProjectsResponseOneDataListItemAppendMoneyRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listProjectsResponseOneDataListItemAppendFromDayMax = 3650;

export const listProjectsResponseOneDataListMax = 100;

export const listProjectsResponseOneDataTotalMin = 0;


export const listProjectsResponseOneDataLimitMax = 100;

export const listProjectsResponseTwoMsgMax = 500;

export const listProjectsResponseTwoTimeMin = 1000000000;
export const listProjectsResponseTwoTimeMax = 9999999999;

export const listProjectsResponseThreeMsgMax = 500;

export const listProjectsResponseThreeTimeMin = 1000000000;
export const listProjectsResponseThreeTimeMax = 9999999999;



export const ListProjectsResponse = /*#__PURE__*/ zod.discriminatedUnion('code', [/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(1),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listProjectsResponseOneMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listProjectsResponseOneTimeMin)).check(/*#__PURE__*/ zod.lte(listProjectsResponseOneTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "list": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listProjectsResponseOneDataListItemIdRegExp)),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listProjectsResponseOneDataListItemTitleMax)),
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listProjectsResponseOneDataListItemDescriptionMax)),
  "status": /*#__PURE__*/ zod.enum(['in_progress', 'ended', 'unknown']),
  "currency": /*#__PURE__*/ zod.enum(['USD', 'USDT', 'BTC', 'ETH']),
  "start_time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listProjectsResponseOneDataListItemStartTimeMin)).check(/*#__PURE__*/ zod.lte(listProjectsResponseOneDataListItemStartTimeMax)),
  "end_time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listProjectsResponseOneDataListItemEndTimeMin)).check(/*#__PURE__*/ zod.lte(listProjectsResponseOneDataListItemEndTimeMax)),
  "minimum_amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listProjectsResponseOneDataListItemMinimumAmountRegExp)),
  "maximum_amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listProjectsResponseOneDataListItemMaximumAmountRegExp)),
  "yield": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listProjectsResponseOneDataListItemYieldRegExp)),
  "expected_yield": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listProjectsResponseOneDataListItemExpectedYieldRegExp)),
  "daily_rate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listProjectsResponseOneDataListItemDailyRateRegExp)),
  "investment_cycle": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listProjectsResponseOneDataListItemInvestmentCycleMax)),
  "initial_amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listProjectsResponseOneDataListItemInitialAmountRegExp)),
  "total_investment_amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listProjectsResponseOneDataListItemTotalInvestmentAmountRegExp)),
  "invested_amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listProjectsResponseOneDataListItemInvestedAmountRegExp)),
  "remaining_amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listProjectsResponseOneDataListItemRemainingAmountRegExp)),
  "dividend_method": /*#__PURE__*/ zod.enum(['daily_interest', 'all_at_expiry', 'unknown']),
  "early_settlement": /*#__PURE__*/ zod.enum(['principal_without_current_day', 'not_allowed', 'unknown']),
  "release_date": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listProjectsResponseOneDataListItemReleaseDateMin)).check(/*#__PURE__*/ zod.lte(listProjectsResponseOneDataListItemReleaseDateMax))),
  "progress": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listProjectsResponseOneDataListItemProgressRegExp)),
  "purchased_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listProjectsResponseOneDataListItemPurchasedCountMin)).check(/*#__PURE__*/ zod.lte(listProjectsResponseOneDataListItemPurchasedCountMax)),
  "append_money": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listProjectsResponseOneDataListItemAppendMoneyRegExp)),
  "append_from_day": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listProjectsResponseOneDataListItemAppendFromDayMax)))
})).check(/*#__PURE__*/ zod.maxLength(listProjectsResponseOneDataListMax)),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listProjectsResponseOneDataTotalMin)),
  "page": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "limit": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listProjectsResponseOneDataLimitMax))
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(0),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listProjectsResponseTwoMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listProjectsResponseTwoTimeMin)).check(/*#__PURE__*/ zod.lte(listProjectsResponseTwoTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.enum(['user_name_invalid', 'user_not_found', 'login_password_wrong', 'credentials_wrong', 'account_locked', 'code_wrong', 'account_registered', 'inviter_invalid', 'registration_failed', 'login_required', 'once_a_day', 'fund_password_wrong', 'already_certified', 'id_number_exists', 'id_number_invalid', 'name_invalid', 'card_number_exists', 'operation_failed', 'balance_not_enough', 'turnover_insufficient', 'amount_too_small', 'amount_too_large', 'withdraw_amount_too_small', 'withdraw_amount_too_large', 'withdraw_time_limit', 'withdraw_times_limit', 'withdraw_amount_limit', 'holdings_max', 'single_max', 'single_min', 'product_not_found', 'network_error', 'no_data', 'verify_failed', 'non_trading_time', 'append_required', 'real_name_required', 'withdraw_card_required', 'alipay_required', 'agreement_required', 'passwords_differ', 'request_conflict', 'input_invalid', 'code_too_soon', 'too_many_requests', 'fund_password_required', 'deposit_not_released', 'review_in_progress', 'card_number_invalid', 'address_invalid', 'file_rejected', 'funds_frozen', 'action_not_allowed', 'project_ended', 'project_full', 'price_changed']),
  "params": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string())
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(401),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listProjectsResponseThreeMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listProjectsResponseThreeTimeMin)).check(/*#__PURE__*/ zod.lte(listProjectsResponseThreeTimeMax)),
  "data": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.object({

}))
})])

/**
 * Everything that decides about a purchase, before an amount is typed: all terms of the project, the
 * largest purchase that it takes now, the available balance, and from when money put in now earns,
 * is first paid and is released.
 * @summary Get one project
 */
export const getProjectResponseOneMsgMax = 500;

export const getProjectResponseOneTimeMin = 1000000000;
export const getProjectResponseOneTimeMax = 9999999999;

export const getProjectResponseOneDataProjectIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const getProjectResponseOneDataProjectTitleMax = 80;

export const getProjectResponseOneDataProjectDescriptionMax = 2000;

export const getProjectResponseOneDataProjectStartTimeMin = 1000000000;
export const getProjectResponseOneDataProjectStartTimeMax = 9999999999;

export const getProjectResponseOneDataProjectEndTimeMin = 1000000000;
export const getProjectResponseOneDataProjectEndTimeMax = 9999999999;

export const getProjectResponseOneDataProjectMinimumAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getProjectResponseOneDataProjectMaximumAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getProjectResponseOneDataProjectYieldRegExp = new RegExp('^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,8})?$');
export const getProjectResponseOneDataProjectExpectedYieldRegExp = new RegExp('^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,8})?$');
export const getProjectResponseOneDataProjectDailyRateRegExp = new RegExp('^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,8})?$');
export const getProjectResponseOneDataProjectInvestmentCycleMax = 3650;

export const getProjectResponseOneDataProjectInitialAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getProjectResponseOneDataProjectTotalInvestmentAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getProjectResponseOneDataProjectInvestedAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getProjectResponseOneDataProjectRemainingAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getProjectResponseOneDataProjectReleaseDateMin = 1000000000;
export const getProjectResponseOneDataProjectReleaseDateMax = 9999999999;

export const getProjectResponseOneDataProjectProgressRegExp = new RegExp('^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,8})?$');
export const getProjectResponseOneDataProjectPurchasedCountMin = 0;
export const getProjectResponseOneDataProjectPurchasedCountMax = 1000000000;

export const getProjectResponseOneDataProjectAppendMoneyRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getProjectResponseOneDataProjectAppendFromDayMax = 3650;

export const getProjectResponseOneDataAvailableRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getProjectResponseOneDataTermsEarnsFromMin = 1000000000;
export const getProjectResponseOneDataTermsEarnsFromMax = 9999999999;

export const getProjectResponseOneDataTermsFirstIncomeAtMin = 1000000000;
export const getProjectResponseOneDataTermsFirstIncomeAtMax = 9999999999;

export const getProjectResponseOneDataTermsReleaseDateMin = 1000000000;
export const getProjectResponseOneDataTermsReleaseDateMax = 9999999999;

export const getProjectResponseTwoMsgMax = 500;

export const getProjectResponseTwoTimeMin = 1000000000;
export const getProjectResponseTwoTimeMax = 9999999999;

export const getProjectResponseThreeMsgMax = 500;

export const getProjectResponseThreeTimeMin = 1000000000;
export const getProjectResponseThreeTimeMax = 9999999999;



export const GetProjectResponse = /*#__PURE__*/ zod.discriminatedUnion('code', [/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(1),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getProjectResponseOneMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getProjectResponseOneTimeMin)).check(/*#__PURE__*/ zod.lte(getProjectResponseOneTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "project": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getProjectResponseOneDataProjectIdRegExp)),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getProjectResponseOneDataProjectTitleMax)),
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getProjectResponseOneDataProjectDescriptionMax)),
  "status": /*#__PURE__*/ zod.enum(['in_progress', 'ended', 'unknown']),
  "currency": /*#__PURE__*/ zod.enum(['USD', 'USDT', 'BTC', 'ETH']),
  "start_time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getProjectResponseOneDataProjectStartTimeMin)).check(/*#__PURE__*/ zod.lte(getProjectResponseOneDataProjectStartTimeMax)),
  "end_time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getProjectResponseOneDataProjectEndTimeMin)).check(/*#__PURE__*/ zod.lte(getProjectResponseOneDataProjectEndTimeMax)),
  "minimum_amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getProjectResponseOneDataProjectMinimumAmountRegExp)),
  "maximum_amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getProjectResponseOneDataProjectMaximumAmountRegExp)),
  "yield": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getProjectResponseOneDataProjectYieldRegExp)),
  "expected_yield": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getProjectResponseOneDataProjectExpectedYieldRegExp)),
  "daily_rate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getProjectResponseOneDataProjectDailyRateRegExp)),
  "investment_cycle": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getProjectResponseOneDataProjectInvestmentCycleMax)),
  "initial_amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getProjectResponseOneDataProjectInitialAmountRegExp)),
  "total_investment_amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getProjectResponseOneDataProjectTotalInvestmentAmountRegExp)),
  "invested_amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getProjectResponseOneDataProjectInvestedAmountRegExp)),
  "remaining_amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getProjectResponseOneDataProjectRemainingAmountRegExp)),
  "dividend_method": /*#__PURE__*/ zod.enum(['daily_interest', 'all_at_expiry', 'unknown']),
  "early_settlement": /*#__PURE__*/ zod.enum(['principal_without_current_day', 'not_allowed', 'unknown']),
  "release_date": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getProjectResponseOneDataProjectReleaseDateMin)).check(/*#__PURE__*/ zod.lte(getProjectResponseOneDataProjectReleaseDateMax))),
  "progress": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getProjectResponseOneDataProjectProgressRegExp)),
  "purchased_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getProjectResponseOneDataProjectPurchasedCountMin)).check(/*#__PURE__*/ zod.lte(getProjectResponseOneDataProjectPurchasedCountMax)),
  "append_money": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getProjectResponseOneDataProjectAppendMoneyRegExp)),
  "append_from_day": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getProjectResponseOneDataProjectAppendFromDayMax)))
}),
  "available": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getProjectResponseOneDataAvailableRegExp)),
  "currency": /*#__PURE__*/ zod.enum(['USD', 'USDT', 'BTC', 'ETH']),
  "terms": /*#__PURE__*/ zod.object({
  "earns_from": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getProjectResponseOneDataTermsEarnsFromMin)).check(/*#__PURE__*/ zod.lte(getProjectResponseOneDataTermsEarnsFromMax))),
  "first_income_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getProjectResponseOneDataTermsFirstIncomeAtMin)).check(/*#__PURE__*/ zod.lte(getProjectResponseOneDataTermsFirstIncomeAtMax))),
  "release_date": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getProjectResponseOneDataTermsReleaseDateMin)).check(/*#__PURE__*/ zod.lte(getProjectResponseOneDataTermsReleaseDateMax)))
})
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(0),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getProjectResponseTwoMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getProjectResponseTwoTimeMin)).check(/*#__PURE__*/ zod.lte(getProjectResponseTwoTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.enum(['user_name_invalid', 'user_not_found', 'login_password_wrong', 'credentials_wrong', 'account_locked', 'code_wrong', 'account_registered', 'inviter_invalid', 'registration_failed', 'login_required', 'once_a_day', 'fund_password_wrong', 'already_certified', 'id_number_exists', 'id_number_invalid', 'name_invalid', 'card_number_exists', 'operation_failed', 'balance_not_enough', 'turnover_insufficient', 'amount_too_small', 'amount_too_large', 'withdraw_amount_too_small', 'withdraw_amount_too_large', 'withdraw_time_limit', 'withdraw_times_limit', 'withdraw_amount_limit', 'holdings_max', 'single_max', 'single_min', 'product_not_found', 'network_error', 'no_data', 'verify_failed', 'non_trading_time', 'append_required', 'real_name_required', 'withdraw_card_required', 'alipay_required', 'agreement_required', 'passwords_differ', 'request_conflict', 'input_invalid', 'code_too_soon', 'too_many_requests', 'fund_password_required', 'deposit_not_released', 'review_in_progress', 'card_number_invalid', 'address_invalid', 'file_rejected', 'funds_frozen', 'action_not_allowed', 'project_ended', 'project_full', 'price_changed']),
  "params": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string())
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(401),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getProjectResponseThreeMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getProjectResponseThreeTimeMin)).check(/*#__PURE__*/ zod.lte(getProjectResponseThreeTimeMax)),
  "data": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.object({

}))
})])

/**
 * What the user has in financing: principal that earns, principal whose income is held, both
 * together, and the income paid yesterday and ever.
 * @summary Get the balance product
 */
export const getBalanceProductResponseOneMsgMax = 500;

export const getBalanceProductResponseOneTimeMin = 1000000000;
export const getBalanceProductResponseOneTimeMax = 9999999999;

export const getBalanceProductResponseOneDataYesterdayProfitRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getBalanceProductResponseOneDataTotalProfitRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getBalanceProductResponseOneDataFrozenRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getBalanceProductResponseOneDataAvailableRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getBalanceProductResponseOneDataTotalRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getBalanceProductResponseOneDataIncomeHeldRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getBalanceProductResponseTwoMsgMax = 500;

export const getBalanceProductResponseTwoTimeMin = 1000000000;
export const getBalanceProductResponseTwoTimeMax = 9999999999;

export const getBalanceProductResponseThreeMsgMax = 500;

export const getBalanceProductResponseThreeTimeMin = 1000000000;
export const getBalanceProductResponseThreeTimeMax = 9999999999;



export const GetBalanceProductResponse = /*#__PURE__*/ zod.discriminatedUnion('code', [/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(1),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getBalanceProductResponseOneMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getBalanceProductResponseOneTimeMin)).check(/*#__PURE__*/ zod.lte(getBalanceProductResponseOneTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "currency": /*#__PURE__*/ zod.enum(['USD', 'USDT', 'BTC', 'ETH']),
  "yesterday_profit": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getBalanceProductResponseOneDataYesterdayProfitRegExp)),
  "total_profit": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getBalanceProductResponseOneDataTotalProfitRegExp)),
  "frozen": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getBalanceProductResponseOneDataFrozenRegExp)),
  "available": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getBalanceProductResponseOneDataAvailableRegExp)),
  "total": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getBalanceProductResponseOneDataTotalRegExp)),
  "income_held": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getBalanceProductResponseOneDataIncomeHeldRegExp))
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(0),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getBalanceProductResponseTwoMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getBalanceProductResponseTwoTimeMin)).check(/*#__PURE__*/ zod.lte(getBalanceProductResponseTwoTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.enum(['user_name_invalid', 'user_not_found', 'login_password_wrong', 'credentials_wrong', 'account_locked', 'code_wrong', 'account_registered', 'inviter_invalid', 'registration_failed', 'login_required', 'once_a_day', 'fund_password_wrong', 'already_certified', 'id_number_exists', 'id_number_invalid', 'name_invalid', 'card_number_exists', 'operation_failed', 'balance_not_enough', 'turnover_insufficient', 'amount_too_small', 'amount_too_large', 'withdraw_amount_too_small', 'withdraw_amount_too_large', 'withdraw_time_limit', 'withdraw_times_limit', 'withdraw_amount_limit', 'holdings_max', 'single_max', 'single_min', 'product_not_found', 'network_error', 'no_data', 'verify_failed', 'non_trading_time', 'append_required', 'real_name_required', 'withdraw_card_required', 'alipay_required', 'agreement_required', 'passwords_differ', 'request_conflict', 'input_invalid', 'code_too_soon', 'too_many_requests', 'fund_password_required', 'deposit_not_released', 'review_in_progress', 'card_number_invalid', 'address_invalid', 'file_rejected', 'funds_frozen', 'action_not_allowed', 'project_ended', 'project_full', 'price_changed']),
  "params": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string())
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(401),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getBalanceProductResponseThreeMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getBalanceProductResponseThreeTimeMin)).check(/*#__PURE__*/ zod.lte(getBalanceProductResponseThreeTimeMax)),
  "data": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.object({

}))
})])

/**
 * Takes the amount from the available balance and starts a purchase; buying again is the same call
 * and makes a purchase of its own. It earns from the next day of the site's time zone on, for the
 * whole cycle. `daily_rate` is the one shown; another is refused with `price_changed`.
 * @summary Buy a project
 */
export const buyProjectBodyProjectIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const buyProjectBodyAmountMin = 0.01;
export const buyProjectBodyAmountMax = 1000000;
export const buyProjectBodyAmountMultipleOf = 0.01;

export const buyProjectBodyDailyRateRegExp = new RegExp('^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,8})?$');
export const buyProjectBodyFundPasswordMin = 6;
export const buyProjectBodyFundPasswordMax = 16;



export const BuyProjectBody = /*#__PURE__*/ zod.strictObject({
  "project_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(buyProjectBodyProjectIdRegExp)),
  "amount": /*#__PURE__*/ zod.coerce.number().check(/*#__PURE__*/ zod.gte(buyProjectBodyAmountMin)).check(/*#__PURE__*/ zod.lte(buyProjectBodyAmountMax)).check(/*#__PURE__*/ zod.multipleOf(buyProjectBodyAmountMultipleOf)),
  "daily_rate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(buyProjectBodyDailyRateRegExp)),
  "fund_password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(buyProjectBodyFundPasswordMin)).check(/*#__PURE__*/ zod.maxLength(buyProjectBodyFundPasswordMax)),
  "request_id": /*#__PURE__*/ zod.uuid()
})

export const buyProjectResponseOneMsgMax = 500;

export const buyProjectResponseOneTimeMin = 1000000000;
export const buyProjectResponseOneTimeMax = 9999999999;

export const buyProjectResponseOneDataPurchaseIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const buyProjectResponseOneDataPurchaseProjectIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const buyProjectResponseOneDataPurchaseTitleMax = 80;

export const buyProjectResponseOneDataPurchaseInitialAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const buyProjectResponseOneDataPurchaseAppendedAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const buyProjectResponseOneDataPurchasePrincipalRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const buyProjectResponseOneDataPurchaseAppendMoneyRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const buyProjectResponseOneDataPurchaseDailyRateRegExp = new RegExp('^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,8})?$');
export const buyProjectResponseOneDataPurchaseInvestmentCycleMax = 3650;

export const buyProjectResponseOneDataPurchaseDailyIncomeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const buyProjectResponseOneDataPurchaseIncomePaidRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const buyProjectResponseOneDataPurchaseIncomeHeldRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const buyProjectResponseOneDataPurchaseIncomeAccruedRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const buyProjectResponseOneDataPurchaseIncomeLostRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const buyProjectResponseOneDataPurchaseIncomeExpectedRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const buyProjectResponseOneDataPurchaseDaysDoneMin = 0;
export const buyProjectResponseOneDataPurchaseDaysDoneMax = 3650;

export const buyProjectResponseOneDataPurchaseProgressRegExp = new RegExp('^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,8})?$');
export const buyProjectResponseOneDataPurchaseBoughtAtMin = 1000000000;
export const buyProjectResponseOneDataPurchaseBoughtAtMax = 9999999999;

export const buyProjectResponseOneDataPurchaseEarnsFromMin = 1000000000;
export const buyProjectResponseOneDataPurchaseEarnsFromMax = 9999999999;

export const buyProjectResponseOneDataPurchaseReleaseDateMin = 1000000000;
export const buyProjectResponseOneDataPurchaseReleaseDateMax = 9999999999;

export const buyProjectResponseOneDataPurchaseNextIncomeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const buyProjectResponseOneDataPurchaseNextIncomeAtMin = 1000000000;
export const buyProjectResponseOneDataPurchaseNextIncomeAtMax = 9999999999;

export const buyProjectResponseOneDataPurchaseSettledAtMin = 1000000000;
export const buyProjectResponseOneDataPurchaseSettledAtMax = 9999999999;

export const buyProjectResponseOneDataPurchaseReturnedAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const buyProjectResponseOneDataPurchaseRenewedFromRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const buyProjectResponseOneDataPurchaseRenewedToRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const buyProjectResponseOneDataMovementsItemIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const buyProjectResponseOneDataMovementsItemAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const buyProjectResponseOneDataMovementsItemAtMin = 1000000000;
export const buyProjectResponseOneDataMovementsItemAtMax = 9999999999;

export const buyProjectResponseOneDataMovementsMax = 10;

export const buyProjectResponseTwoMsgMax = 500;

export const buyProjectResponseTwoTimeMin = 1000000000;
export const buyProjectResponseTwoTimeMax = 9999999999;

export const buyProjectResponseThreeMsgMax = 500;

export const buyProjectResponseThreeTimeMin = 1000000000;
export const buyProjectResponseThreeTimeMax = 9999999999;



export const BuyProjectResponse = /*#__PURE__*/ zod.discriminatedUnion('code', [/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(1),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(buyProjectResponseOneMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(buyProjectResponseOneTimeMin)).check(/*#__PURE__*/ zod.lte(buyProjectResponseOneTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "purchase": /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['project']),
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(buyProjectResponseOneDataPurchaseIdRegExp)),
  "request_id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "project_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(buyProjectResponseOneDataPurchaseProjectIdRegExp)),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(buyProjectResponseOneDataPurchaseTitleMax)),
  "status": /*#__PURE__*/ zod.enum(['earning', 'awaiting_append', 'matured', 'settled', 'unknown']),
  "currency": /*#__PURE__*/ zod.enum(['USD', 'USDT', 'BTC', 'ETH']),
  "initial_amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(buyProjectResponseOneDataPurchaseInitialAmountRegExp)),
  "appended_amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(buyProjectResponseOneDataPurchaseAppendedAmountRegExp)),
  "principal": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(buyProjectResponseOneDataPurchasePrincipalRegExp)),
  "append_money": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(buyProjectResponseOneDataPurchaseAppendMoneyRegExp))),
  "daily_rate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(buyProjectResponseOneDataPurchaseDailyRateRegExp)),
  "investment_cycle": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(buyProjectResponseOneDataPurchaseInvestmentCycleMax)),
  "dividend_method": /*#__PURE__*/ zod.enum(['daily_interest', 'all_at_expiry', 'unknown']),
  "daily_income": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(buyProjectResponseOneDataPurchaseDailyIncomeRegExp)),
  "income_paid": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(buyProjectResponseOneDataPurchaseIncomePaidRegExp)),
  "income_held": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(buyProjectResponseOneDataPurchaseIncomeHeldRegExp)),
  "income_accrued": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(buyProjectResponseOneDataPurchaseIncomeAccruedRegExp)),
  "income_lost": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(buyProjectResponseOneDataPurchaseIncomeLostRegExp)),
  "income_expected": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(buyProjectResponseOneDataPurchaseIncomeExpectedRegExp)),
  "days_done": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(buyProjectResponseOneDataPurchaseDaysDoneMin)).check(/*#__PURE__*/ zod.lte(buyProjectResponseOneDataPurchaseDaysDoneMax)),
  "progress": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(buyProjectResponseOneDataPurchaseProgressRegExp)),
  "bought_at": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(buyProjectResponseOneDataPurchaseBoughtAtMin)).check(/*#__PURE__*/ zod.lte(buyProjectResponseOneDataPurchaseBoughtAtMax)),
  "earns_from": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(buyProjectResponseOneDataPurchaseEarnsFromMin)).check(/*#__PURE__*/ zod.lte(buyProjectResponseOneDataPurchaseEarnsFromMax)),
  "release_date": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(buyProjectResponseOneDataPurchaseReleaseDateMin)).check(/*#__PURE__*/ zod.lte(buyProjectResponseOneDataPurchaseReleaseDateMax)),
  "next_income": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(buyProjectResponseOneDataPurchaseNextIncomeRegExp))),
  "next_income_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(buyProjectResponseOneDataPurchaseNextIncomeAtMin)).check(/*#__PURE__*/ zod.lte(buyProjectResponseOneDataPurchaseNextIncomeAtMax))),
  "settled_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(buyProjectResponseOneDataPurchaseSettledAtMin)).check(/*#__PURE__*/ zod.lte(buyProjectResponseOneDataPurchaseSettledAtMax))),
  "returned_amount": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(buyProjectResponseOneDataPurchaseReturnedAmountRegExp))),
  "renewed_from": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(buyProjectResponseOneDataPurchaseRenewedFromRegExp))),
  "renewed_to": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(buyProjectResponseOneDataPurchaseRenewedToRegExp)))
}),
  "movements": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(buyProjectResponseOneDataMovementsItemIdRegExp)),
  "request_id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "type": /*#__PURE__*/ zod.enum(['buy', 'renew', 'append', 'income', 'held_income', 'principal_return', 'unknown']),
  "currency": /*#__PURE__*/ zod.enum(['USD', 'USDT', 'BTC', 'ETH']),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(buyProjectResponseOneDataMovementsItemAmountRegExp)),
  "at": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(buyProjectResponseOneDataMovementsItemAtMin)).check(/*#__PURE__*/ zod.lte(buyProjectResponseOneDataMovementsItemAtMax))
})).check(/*#__PURE__*/ zod.maxLength(buyProjectResponseOneDataMovementsMax))
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(0),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(buyProjectResponseTwoMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(buyProjectResponseTwoTimeMin)).check(/*#__PURE__*/ zod.lte(buyProjectResponseTwoTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.enum(['user_name_invalid', 'user_not_found', 'login_password_wrong', 'credentials_wrong', 'account_locked', 'code_wrong', 'account_registered', 'inviter_invalid', 'registration_failed', 'login_required', 'once_a_day', 'fund_password_wrong', 'already_certified', 'id_number_exists', 'id_number_invalid', 'name_invalid', 'card_number_exists', 'operation_failed', 'balance_not_enough', 'turnover_insufficient', 'amount_too_small', 'amount_too_large', 'withdraw_amount_too_small', 'withdraw_amount_too_large', 'withdraw_time_limit', 'withdraw_times_limit', 'withdraw_amount_limit', 'holdings_max', 'single_max', 'single_min', 'product_not_found', 'network_error', 'no_data', 'verify_failed', 'non_trading_time', 'append_required', 'real_name_required', 'withdraw_card_required', 'alipay_required', 'agreement_required', 'passwords_differ', 'request_conflict', 'input_invalid', 'code_too_soon', 'too_many_requests', 'fund_password_required', 'deposit_not_released', 'review_in_progress', 'card_number_invalid', 'address_invalid', 'file_rejected', 'funds_frozen', 'action_not_allowed', 'project_ended', 'project_full', 'price_changed']),
  "params": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string())
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(401),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(buyProjectResponseThreeMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(buyProjectResponseThreeTimeMin)).check(/*#__PURE__*/ zod.lte(buyProjectResponseThreeTimeMax)),
  "data": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.object({

}))
})])

/**
 * Takes the amount from the available balance and adds it to the principal, which earns on it from
 * the next day on; days before stay as they were. A purchase that awaits an append needs at least its
 * `append_money`; the income that was held is paid at once.
 * @summary Append money to a purchase
 */
export const appendPurchaseBodyPurchaseIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const appendPurchaseBodyAmountMin = 0.01;
export const appendPurchaseBodyAmountMax = 1000000;
export const appendPurchaseBodyAmountMultipleOf = 0.01;

export const appendPurchaseBodyFundPasswordMin = 6;
export const appendPurchaseBodyFundPasswordMax = 16;



export const AppendPurchaseBody = /*#__PURE__*/ zod.strictObject({
  "purchase_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(appendPurchaseBodyPurchaseIdRegExp)),
  "amount": /*#__PURE__*/ zod.coerce.number().check(/*#__PURE__*/ zod.gte(appendPurchaseBodyAmountMin)).check(/*#__PURE__*/ zod.lte(appendPurchaseBodyAmountMax)).check(/*#__PURE__*/ zod.multipleOf(appendPurchaseBodyAmountMultipleOf)),
  "fund_password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(appendPurchaseBodyFundPasswordMin)).check(/*#__PURE__*/ zod.maxLength(appendPurchaseBodyFundPasswordMax)),
  "request_id": /*#__PURE__*/ zod.uuid()
})

export const appendPurchaseResponseOneMsgMax = 500;

export const appendPurchaseResponseOneTimeMin = 1000000000;
export const appendPurchaseResponseOneTimeMax = 9999999999;

export const appendPurchaseResponseOneDataPurchaseIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const appendPurchaseResponseOneDataPurchaseProjectIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const appendPurchaseResponseOneDataPurchaseTitleMax = 80;

export const appendPurchaseResponseOneDataPurchaseInitialAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const appendPurchaseResponseOneDataPurchaseAppendedAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const appendPurchaseResponseOneDataPurchasePrincipalRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const appendPurchaseResponseOneDataPurchaseAppendMoneyRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const appendPurchaseResponseOneDataPurchaseDailyRateRegExp = new RegExp('^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,8})?$');
export const appendPurchaseResponseOneDataPurchaseInvestmentCycleMax = 3650;

export const appendPurchaseResponseOneDataPurchaseDailyIncomeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const appendPurchaseResponseOneDataPurchaseIncomePaidRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const appendPurchaseResponseOneDataPurchaseIncomeHeldRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const appendPurchaseResponseOneDataPurchaseIncomeAccruedRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const appendPurchaseResponseOneDataPurchaseIncomeLostRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const appendPurchaseResponseOneDataPurchaseIncomeExpectedRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const appendPurchaseResponseOneDataPurchaseDaysDoneMin = 0;
export const appendPurchaseResponseOneDataPurchaseDaysDoneMax = 3650;

export const appendPurchaseResponseOneDataPurchaseProgressRegExp = new RegExp('^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,8})?$');
export const appendPurchaseResponseOneDataPurchaseBoughtAtMin = 1000000000;
export const appendPurchaseResponseOneDataPurchaseBoughtAtMax = 9999999999;

export const appendPurchaseResponseOneDataPurchaseEarnsFromMin = 1000000000;
export const appendPurchaseResponseOneDataPurchaseEarnsFromMax = 9999999999;

export const appendPurchaseResponseOneDataPurchaseReleaseDateMin = 1000000000;
export const appendPurchaseResponseOneDataPurchaseReleaseDateMax = 9999999999;

export const appendPurchaseResponseOneDataPurchaseNextIncomeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const appendPurchaseResponseOneDataPurchaseNextIncomeAtMin = 1000000000;
export const appendPurchaseResponseOneDataPurchaseNextIncomeAtMax = 9999999999;

export const appendPurchaseResponseOneDataPurchaseSettledAtMin = 1000000000;
export const appendPurchaseResponseOneDataPurchaseSettledAtMax = 9999999999;

export const appendPurchaseResponseOneDataPurchaseReturnedAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const appendPurchaseResponseOneDataPurchaseRenewedFromRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const appendPurchaseResponseOneDataPurchaseRenewedToRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const appendPurchaseResponseOneDataMovementsItemIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const appendPurchaseResponseOneDataMovementsItemAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const appendPurchaseResponseOneDataMovementsItemAtMin = 1000000000;
export const appendPurchaseResponseOneDataMovementsItemAtMax = 9999999999;

export const appendPurchaseResponseOneDataMovementsMax = 10;

export const appendPurchaseResponseTwoMsgMax = 500;

export const appendPurchaseResponseTwoTimeMin = 1000000000;
export const appendPurchaseResponseTwoTimeMax = 9999999999;

export const appendPurchaseResponseThreeMsgMax = 500;

export const appendPurchaseResponseThreeTimeMin = 1000000000;
export const appendPurchaseResponseThreeTimeMax = 9999999999;



export const AppendPurchaseResponse = /*#__PURE__*/ zod.discriminatedUnion('code', [/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(1),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(appendPurchaseResponseOneMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(appendPurchaseResponseOneTimeMin)).check(/*#__PURE__*/ zod.lte(appendPurchaseResponseOneTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "purchase": /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['project']),
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(appendPurchaseResponseOneDataPurchaseIdRegExp)),
  "request_id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "project_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(appendPurchaseResponseOneDataPurchaseProjectIdRegExp)),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(appendPurchaseResponseOneDataPurchaseTitleMax)),
  "status": /*#__PURE__*/ zod.enum(['earning', 'awaiting_append', 'matured', 'settled', 'unknown']),
  "currency": /*#__PURE__*/ zod.enum(['USD', 'USDT', 'BTC', 'ETH']),
  "initial_amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(appendPurchaseResponseOneDataPurchaseInitialAmountRegExp)),
  "appended_amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(appendPurchaseResponseOneDataPurchaseAppendedAmountRegExp)),
  "principal": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(appendPurchaseResponseOneDataPurchasePrincipalRegExp)),
  "append_money": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(appendPurchaseResponseOneDataPurchaseAppendMoneyRegExp))),
  "daily_rate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(appendPurchaseResponseOneDataPurchaseDailyRateRegExp)),
  "investment_cycle": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(appendPurchaseResponseOneDataPurchaseInvestmentCycleMax)),
  "dividend_method": /*#__PURE__*/ zod.enum(['daily_interest', 'all_at_expiry', 'unknown']),
  "daily_income": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(appendPurchaseResponseOneDataPurchaseDailyIncomeRegExp)),
  "income_paid": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(appendPurchaseResponseOneDataPurchaseIncomePaidRegExp)),
  "income_held": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(appendPurchaseResponseOneDataPurchaseIncomeHeldRegExp)),
  "income_accrued": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(appendPurchaseResponseOneDataPurchaseIncomeAccruedRegExp)),
  "income_lost": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(appendPurchaseResponseOneDataPurchaseIncomeLostRegExp)),
  "income_expected": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(appendPurchaseResponseOneDataPurchaseIncomeExpectedRegExp)),
  "days_done": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(appendPurchaseResponseOneDataPurchaseDaysDoneMin)).check(/*#__PURE__*/ zod.lte(appendPurchaseResponseOneDataPurchaseDaysDoneMax)),
  "progress": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(appendPurchaseResponseOneDataPurchaseProgressRegExp)),
  "bought_at": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(appendPurchaseResponseOneDataPurchaseBoughtAtMin)).check(/*#__PURE__*/ zod.lte(appendPurchaseResponseOneDataPurchaseBoughtAtMax)),
  "earns_from": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(appendPurchaseResponseOneDataPurchaseEarnsFromMin)).check(/*#__PURE__*/ zod.lte(appendPurchaseResponseOneDataPurchaseEarnsFromMax)),
  "release_date": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(appendPurchaseResponseOneDataPurchaseReleaseDateMin)).check(/*#__PURE__*/ zod.lte(appendPurchaseResponseOneDataPurchaseReleaseDateMax)),
  "next_income": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(appendPurchaseResponseOneDataPurchaseNextIncomeRegExp))),
  "next_income_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(appendPurchaseResponseOneDataPurchaseNextIncomeAtMin)).check(/*#__PURE__*/ zod.lte(appendPurchaseResponseOneDataPurchaseNextIncomeAtMax))),
  "settled_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(appendPurchaseResponseOneDataPurchaseSettledAtMin)).check(/*#__PURE__*/ zod.lte(appendPurchaseResponseOneDataPurchaseSettledAtMax))),
  "returned_amount": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(appendPurchaseResponseOneDataPurchaseReturnedAmountRegExp))),
  "renewed_from": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(appendPurchaseResponseOneDataPurchaseRenewedFromRegExp))),
  "renewed_to": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(appendPurchaseResponseOneDataPurchaseRenewedToRegExp)))
}),
  "movements": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(appendPurchaseResponseOneDataMovementsItemIdRegExp)),
  "request_id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "type": /*#__PURE__*/ zod.enum(['buy', 'renew', 'append', 'income', 'held_income', 'principal_return', 'unknown']),
  "currency": /*#__PURE__*/ zod.enum(['USD', 'USDT', 'BTC', 'ETH']),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(appendPurchaseResponseOneDataMovementsItemAmountRegExp)),
  "at": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(appendPurchaseResponseOneDataMovementsItemAtMin)).check(/*#__PURE__*/ zod.lte(appendPurchaseResponseOneDataMovementsItemAtMax))
})).check(/*#__PURE__*/ zod.maxLength(appendPurchaseResponseOneDataMovementsMax))
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(0),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(appendPurchaseResponseTwoMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(appendPurchaseResponseTwoTimeMin)).check(/*#__PURE__*/ zod.lte(appendPurchaseResponseTwoTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.enum(['user_name_invalid', 'user_not_found', 'login_password_wrong', 'credentials_wrong', 'account_locked', 'code_wrong', 'account_registered', 'inviter_invalid', 'registration_failed', 'login_required', 'once_a_day', 'fund_password_wrong', 'already_certified', 'id_number_exists', 'id_number_invalid', 'name_invalid', 'card_number_exists', 'operation_failed', 'balance_not_enough', 'turnover_insufficient', 'amount_too_small', 'amount_too_large', 'withdraw_amount_too_small', 'withdraw_amount_too_large', 'withdraw_time_limit', 'withdraw_times_limit', 'withdraw_amount_limit', 'holdings_max', 'single_max', 'single_min', 'product_not_found', 'network_error', 'no_data', 'verify_failed', 'non_trading_time', 'append_required', 'real_name_required', 'withdraw_card_required', 'alipay_required', 'agreement_required', 'passwords_differ', 'request_conflict', 'input_invalid', 'code_too_soon', 'too_many_requests', 'fund_password_required', 'deposit_not_released', 'review_in_progress', 'card_number_invalid', 'address_invalid', 'file_rejected', 'funds_frozen', 'action_not_allowed', 'project_ended', 'project_full', 'price_changed']),
  "params": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string())
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(401),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(appendPurchaseResponseThreeMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(appendPurchaseResponseThreeTimeMin)).check(/*#__PURE__*/ zod.lte(appendPurchaseResponseThreeTimeMax)),
  "data": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.object({

}))
})])

/**
 * A matured purchase was paid out to the balance when it ended. Renewing takes its principal, or
 * principal and income, from the available balance again and starts a new cycle of the same project
 * as a purchase of its own, which earns from the next day on. `daily_rate` is the one shown; another
 * is refused with `price_changed`.
 * @summary Renew a matured purchase
 */
export const renewPurchaseBodyPurchaseIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const renewPurchaseBodyDailyRateRegExp = new RegExp('^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,8})?$');
export const renewPurchaseBodyFundPasswordMin = 6;
export const renewPurchaseBodyFundPasswordMax = 16;



export const RenewPurchaseBody = /*#__PURE__*/ zod.strictObject({
  "purchase_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(renewPurchaseBodyPurchaseIdRegExp)),
  "mode": /*#__PURE__*/ zod.enum(['principal', 'principal_and_income']),
  "daily_rate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(renewPurchaseBodyDailyRateRegExp)),
  "fund_password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(renewPurchaseBodyFundPasswordMin)).check(/*#__PURE__*/ zod.maxLength(renewPurchaseBodyFundPasswordMax)),
  "request_id": /*#__PURE__*/ zod.uuid()
})

export const renewPurchaseResponseOneMsgMax = 500;

export const renewPurchaseResponseOneTimeMin = 1000000000;
export const renewPurchaseResponseOneTimeMax = 9999999999;

export const renewPurchaseResponseOneDataPurchaseIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const renewPurchaseResponseOneDataPurchaseProjectIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const renewPurchaseResponseOneDataPurchaseTitleMax = 80;

export const renewPurchaseResponseOneDataPurchaseInitialAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const renewPurchaseResponseOneDataPurchaseAppendedAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const renewPurchaseResponseOneDataPurchasePrincipalRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const renewPurchaseResponseOneDataPurchaseAppendMoneyRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const renewPurchaseResponseOneDataPurchaseDailyRateRegExp = new RegExp('^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,8})?$');
export const renewPurchaseResponseOneDataPurchaseInvestmentCycleMax = 3650;

export const renewPurchaseResponseOneDataPurchaseDailyIncomeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const renewPurchaseResponseOneDataPurchaseIncomePaidRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const renewPurchaseResponseOneDataPurchaseIncomeHeldRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const renewPurchaseResponseOneDataPurchaseIncomeAccruedRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const renewPurchaseResponseOneDataPurchaseIncomeLostRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const renewPurchaseResponseOneDataPurchaseIncomeExpectedRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const renewPurchaseResponseOneDataPurchaseDaysDoneMin = 0;
export const renewPurchaseResponseOneDataPurchaseDaysDoneMax = 3650;

export const renewPurchaseResponseOneDataPurchaseProgressRegExp = new RegExp('^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,8})?$');
export const renewPurchaseResponseOneDataPurchaseBoughtAtMin = 1000000000;
export const renewPurchaseResponseOneDataPurchaseBoughtAtMax = 9999999999;

export const renewPurchaseResponseOneDataPurchaseEarnsFromMin = 1000000000;
export const renewPurchaseResponseOneDataPurchaseEarnsFromMax = 9999999999;

export const renewPurchaseResponseOneDataPurchaseReleaseDateMin = 1000000000;
export const renewPurchaseResponseOneDataPurchaseReleaseDateMax = 9999999999;

export const renewPurchaseResponseOneDataPurchaseNextIncomeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const renewPurchaseResponseOneDataPurchaseNextIncomeAtMin = 1000000000;
export const renewPurchaseResponseOneDataPurchaseNextIncomeAtMax = 9999999999;

export const renewPurchaseResponseOneDataPurchaseSettledAtMin = 1000000000;
export const renewPurchaseResponseOneDataPurchaseSettledAtMax = 9999999999;

export const renewPurchaseResponseOneDataPurchaseReturnedAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const renewPurchaseResponseOneDataPurchaseRenewedFromRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const renewPurchaseResponseOneDataPurchaseRenewedToRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const renewPurchaseResponseOneDataMovementsItemIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const renewPurchaseResponseOneDataMovementsItemAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const renewPurchaseResponseOneDataMovementsItemAtMin = 1000000000;
export const renewPurchaseResponseOneDataMovementsItemAtMax = 9999999999;

export const renewPurchaseResponseOneDataMovementsMax = 10;

export const renewPurchaseResponseTwoMsgMax = 500;

export const renewPurchaseResponseTwoTimeMin = 1000000000;
export const renewPurchaseResponseTwoTimeMax = 9999999999;

export const renewPurchaseResponseThreeMsgMax = 500;

export const renewPurchaseResponseThreeTimeMin = 1000000000;
export const renewPurchaseResponseThreeTimeMax = 9999999999;



export const RenewPurchaseResponse = /*#__PURE__*/ zod.discriminatedUnion('code', [/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(1),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(renewPurchaseResponseOneMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(renewPurchaseResponseOneTimeMin)).check(/*#__PURE__*/ zod.lte(renewPurchaseResponseOneTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "purchase": /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['project']),
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(renewPurchaseResponseOneDataPurchaseIdRegExp)),
  "request_id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "project_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(renewPurchaseResponseOneDataPurchaseProjectIdRegExp)),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(renewPurchaseResponseOneDataPurchaseTitleMax)),
  "status": /*#__PURE__*/ zod.enum(['earning', 'awaiting_append', 'matured', 'settled', 'unknown']),
  "currency": /*#__PURE__*/ zod.enum(['USD', 'USDT', 'BTC', 'ETH']),
  "initial_amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(renewPurchaseResponseOneDataPurchaseInitialAmountRegExp)),
  "appended_amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(renewPurchaseResponseOneDataPurchaseAppendedAmountRegExp)),
  "principal": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(renewPurchaseResponseOneDataPurchasePrincipalRegExp)),
  "append_money": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(renewPurchaseResponseOneDataPurchaseAppendMoneyRegExp))),
  "daily_rate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(renewPurchaseResponseOneDataPurchaseDailyRateRegExp)),
  "investment_cycle": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(renewPurchaseResponseOneDataPurchaseInvestmentCycleMax)),
  "dividend_method": /*#__PURE__*/ zod.enum(['daily_interest', 'all_at_expiry', 'unknown']),
  "daily_income": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(renewPurchaseResponseOneDataPurchaseDailyIncomeRegExp)),
  "income_paid": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(renewPurchaseResponseOneDataPurchaseIncomePaidRegExp)),
  "income_held": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(renewPurchaseResponseOneDataPurchaseIncomeHeldRegExp)),
  "income_accrued": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(renewPurchaseResponseOneDataPurchaseIncomeAccruedRegExp)),
  "income_lost": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(renewPurchaseResponseOneDataPurchaseIncomeLostRegExp)),
  "income_expected": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(renewPurchaseResponseOneDataPurchaseIncomeExpectedRegExp)),
  "days_done": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(renewPurchaseResponseOneDataPurchaseDaysDoneMin)).check(/*#__PURE__*/ zod.lte(renewPurchaseResponseOneDataPurchaseDaysDoneMax)),
  "progress": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(renewPurchaseResponseOneDataPurchaseProgressRegExp)),
  "bought_at": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(renewPurchaseResponseOneDataPurchaseBoughtAtMin)).check(/*#__PURE__*/ zod.lte(renewPurchaseResponseOneDataPurchaseBoughtAtMax)),
  "earns_from": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(renewPurchaseResponseOneDataPurchaseEarnsFromMin)).check(/*#__PURE__*/ zod.lte(renewPurchaseResponseOneDataPurchaseEarnsFromMax)),
  "release_date": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(renewPurchaseResponseOneDataPurchaseReleaseDateMin)).check(/*#__PURE__*/ zod.lte(renewPurchaseResponseOneDataPurchaseReleaseDateMax)),
  "next_income": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(renewPurchaseResponseOneDataPurchaseNextIncomeRegExp))),
  "next_income_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(renewPurchaseResponseOneDataPurchaseNextIncomeAtMin)).check(/*#__PURE__*/ zod.lte(renewPurchaseResponseOneDataPurchaseNextIncomeAtMax))),
  "settled_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(renewPurchaseResponseOneDataPurchaseSettledAtMin)).check(/*#__PURE__*/ zod.lte(renewPurchaseResponseOneDataPurchaseSettledAtMax))),
  "returned_amount": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(renewPurchaseResponseOneDataPurchaseReturnedAmountRegExp))),
  "renewed_from": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(renewPurchaseResponseOneDataPurchaseRenewedFromRegExp))),
  "renewed_to": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(renewPurchaseResponseOneDataPurchaseRenewedToRegExp)))
}),
  "movements": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(renewPurchaseResponseOneDataMovementsItemIdRegExp)),
  "request_id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "type": /*#__PURE__*/ zod.enum(['buy', 'renew', 'append', 'income', 'held_income', 'principal_return', 'unknown']),
  "currency": /*#__PURE__*/ zod.enum(['USD', 'USDT', 'BTC', 'ETH']),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(renewPurchaseResponseOneDataMovementsItemAmountRegExp)),
  "at": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(renewPurchaseResponseOneDataMovementsItemAtMin)).check(/*#__PURE__*/ zod.lte(renewPurchaseResponseOneDataMovementsItemAtMax))
})).check(/*#__PURE__*/ zod.maxLength(renewPurchaseResponseOneDataMovementsMax))
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(0),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(renewPurchaseResponseTwoMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(renewPurchaseResponseTwoTimeMin)).check(/*#__PURE__*/ zod.lte(renewPurchaseResponseTwoTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.enum(['user_name_invalid', 'user_not_found', 'login_password_wrong', 'credentials_wrong', 'account_locked', 'code_wrong', 'account_registered', 'inviter_invalid', 'registration_failed', 'login_required', 'once_a_day', 'fund_password_wrong', 'already_certified', 'id_number_exists', 'id_number_invalid', 'name_invalid', 'card_number_exists', 'operation_failed', 'balance_not_enough', 'turnover_insufficient', 'amount_too_small', 'amount_too_large', 'withdraw_amount_too_small', 'withdraw_amount_too_large', 'withdraw_time_limit', 'withdraw_times_limit', 'withdraw_amount_limit', 'holdings_max', 'single_max', 'single_min', 'product_not_found', 'network_error', 'no_data', 'verify_failed', 'non_trading_time', 'append_required', 'real_name_required', 'withdraw_card_required', 'alipay_required', 'agreement_required', 'passwords_differ', 'request_conflict', 'input_invalid', 'code_too_soon', 'too_many_requests', 'fund_password_required', 'deposit_not_released', 'review_in_progress', 'card_number_invalid', 'address_invalid', 'file_rejected', 'funds_frozen', 'action_not_allowed', 'project_ended', 'project_full', 'price_changed']),
  "params": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string())
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(401),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(renewPurchaseResponseThreeMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(renewPurchaseResponseThreeTimeMin)).check(/*#__PURE__*/ zod.lte(renewPurchaseResponseThreeTimeMax)),
  "data": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.object({

}))
})])

/**
 * Ends a running purchase and returns its principal at once. Income paid before stays; the income of
 * the current day is lost, and income that an append would have released is lost too. Income of past
 * days that was to be paid at expiry is paid now. A purchase that awaits an append can always be
 * settled: nobody has to add money to get the principal back.
 * @summary Settle a purchase before it ends
 */
export const settlePurchaseBodyPurchaseIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const settlePurchaseBodyFundPasswordMin = 6;
export const settlePurchaseBodyFundPasswordMax = 16;



export const SettlePurchaseBody = /*#__PURE__*/ zod.strictObject({
  "purchase_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(settlePurchaseBodyPurchaseIdRegExp)),
  "fund_password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(settlePurchaseBodyFundPasswordMin)).check(/*#__PURE__*/ zod.maxLength(settlePurchaseBodyFundPasswordMax)),
  "request_id": /*#__PURE__*/ zod.uuid()
})

export const settlePurchaseResponseOneMsgMax = 500;

export const settlePurchaseResponseOneTimeMin = 1000000000;
export const settlePurchaseResponseOneTimeMax = 9999999999;

export const settlePurchaseResponseOneDataPurchaseIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const settlePurchaseResponseOneDataPurchaseProjectIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const settlePurchaseResponseOneDataPurchaseTitleMax = 80;

export const settlePurchaseResponseOneDataPurchaseInitialAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const settlePurchaseResponseOneDataPurchaseAppendedAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const settlePurchaseResponseOneDataPurchasePrincipalRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const settlePurchaseResponseOneDataPurchaseAppendMoneyRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const settlePurchaseResponseOneDataPurchaseDailyRateRegExp = new RegExp('^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,8})?$');
export const settlePurchaseResponseOneDataPurchaseInvestmentCycleMax = 3650;

export const settlePurchaseResponseOneDataPurchaseDailyIncomeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const settlePurchaseResponseOneDataPurchaseIncomePaidRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const settlePurchaseResponseOneDataPurchaseIncomeHeldRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const settlePurchaseResponseOneDataPurchaseIncomeAccruedRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const settlePurchaseResponseOneDataPurchaseIncomeLostRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const settlePurchaseResponseOneDataPurchaseIncomeExpectedRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const settlePurchaseResponseOneDataPurchaseDaysDoneMin = 0;
export const settlePurchaseResponseOneDataPurchaseDaysDoneMax = 3650;

export const settlePurchaseResponseOneDataPurchaseProgressRegExp = new RegExp('^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,8})?$');
export const settlePurchaseResponseOneDataPurchaseBoughtAtMin = 1000000000;
export const settlePurchaseResponseOneDataPurchaseBoughtAtMax = 9999999999;

export const settlePurchaseResponseOneDataPurchaseEarnsFromMin = 1000000000;
export const settlePurchaseResponseOneDataPurchaseEarnsFromMax = 9999999999;

export const settlePurchaseResponseOneDataPurchaseReleaseDateMin = 1000000000;
export const settlePurchaseResponseOneDataPurchaseReleaseDateMax = 9999999999;

export const settlePurchaseResponseOneDataPurchaseNextIncomeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const settlePurchaseResponseOneDataPurchaseNextIncomeAtMin = 1000000000;
export const settlePurchaseResponseOneDataPurchaseNextIncomeAtMax = 9999999999;

export const settlePurchaseResponseOneDataPurchaseSettledAtMin = 1000000000;
export const settlePurchaseResponseOneDataPurchaseSettledAtMax = 9999999999;

export const settlePurchaseResponseOneDataPurchaseReturnedAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const settlePurchaseResponseOneDataPurchaseRenewedFromRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const settlePurchaseResponseOneDataPurchaseRenewedToRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const settlePurchaseResponseOneDataMovementsItemIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const settlePurchaseResponseOneDataMovementsItemAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const settlePurchaseResponseOneDataMovementsItemAtMin = 1000000000;
export const settlePurchaseResponseOneDataMovementsItemAtMax = 9999999999;

export const settlePurchaseResponseOneDataMovementsMax = 10;

export const settlePurchaseResponseTwoMsgMax = 500;

export const settlePurchaseResponseTwoTimeMin = 1000000000;
export const settlePurchaseResponseTwoTimeMax = 9999999999;

export const settlePurchaseResponseThreeMsgMax = 500;

export const settlePurchaseResponseThreeTimeMin = 1000000000;
export const settlePurchaseResponseThreeTimeMax = 9999999999;



export const SettlePurchaseResponse = /*#__PURE__*/ zod.discriminatedUnion('code', [/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(1),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(settlePurchaseResponseOneMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(settlePurchaseResponseOneTimeMin)).check(/*#__PURE__*/ zod.lte(settlePurchaseResponseOneTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "purchase": /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['project']),
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(settlePurchaseResponseOneDataPurchaseIdRegExp)),
  "request_id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "project_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(settlePurchaseResponseOneDataPurchaseProjectIdRegExp)),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(settlePurchaseResponseOneDataPurchaseTitleMax)),
  "status": /*#__PURE__*/ zod.enum(['earning', 'awaiting_append', 'matured', 'settled', 'unknown']),
  "currency": /*#__PURE__*/ zod.enum(['USD', 'USDT', 'BTC', 'ETH']),
  "initial_amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(settlePurchaseResponseOneDataPurchaseInitialAmountRegExp)),
  "appended_amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(settlePurchaseResponseOneDataPurchaseAppendedAmountRegExp)),
  "principal": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(settlePurchaseResponseOneDataPurchasePrincipalRegExp)),
  "append_money": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(settlePurchaseResponseOneDataPurchaseAppendMoneyRegExp))),
  "daily_rate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(settlePurchaseResponseOneDataPurchaseDailyRateRegExp)),
  "investment_cycle": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(settlePurchaseResponseOneDataPurchaseInvestmentCycleMax)),
  "dividend_method": /*#__PURE__*/ zod.enum(['daily_interest', 'all_at_expiry', 'unknown']),
  "daily_income": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(settlePurchaseResponseOneDataPurchaseDailyIncomeRegExp)),
  "income_paid": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(settlePurchaseResponseOneDataPurchaseIncomePaidRegExp)),
  "income_held": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(settlePurchaseResponseOneDataPurchaseIncomeHeldRegExp)),
  "income_accrued": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(settlePurchaseResponseOneDataPurchaseIncomeAccruedRegExp)),
  "income_lost": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(settlePurchaseResponseOneDataPurchaseIncomeLostRegExp)),
  "income_expected": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(settlePurchaseResponseOneDataPurchaseIncomeExpectedRegExp)),
  "days_done": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(settlePurchaseResponseOneDataPurchaseDaysDoneMin)).check(/*#__PURE__*/ zod.lte(settlePurchaseResponseOneDataPurchaseDaysDoneMax)),
  "progress": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(settlePurchaseResponseOneDataPurchaseProgressRegExp)),
  "bought_at": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(settlePurchaseResponseOneDataPurchaseBoughtAtMin)).check(/*#__PURE__*/ zod.lte(settlePurchaseResponseOneDataPurchaseBoughtAtMax)),
  "earns_from": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(settlePurchaseResponseOneDataPurchaseEarnsFromMin)).check(/*#__PURE__*/ zod.lte(settlePurchaseResponseOneDataPurchaseEarnsFromMax)),
  "release_date": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(settlePurchaseResponseOneDataPurchaseReleaseDateMin)).check(/*#__PURE__*/ zod.lte(settlePurchaseResponseOneDataPurchaseReleaseDateMax)),
  "next_income": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(settlePurchaseResponseOneDataPurchaseNextIncomeRegExp))),
  "next_income_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(settlePurchaseResponseOneDataPurchaseNextIncomeAtMin)).check(/*#__PURE__*/ zod.lte(settlePurchaseResponseOneDataPurchaseNextIncomeAtMax))),
  "settled_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(settlePurchaseResponseOneDataPurchaseSettledAtMin)).check(/*#__PURE__*/ zod.lte(settlePurchaseResponseOneDataPurchaseSettledAtMax))),
  "returned_amount": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(settlePurchaseResponseOneDataPurchaseReturnedAmountRegExp))),
  "renewed_from": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(settlePurchaseResponseOneDataPurchaseRenewedFromRegExp))),
  "renewed_to": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(settlePurchaseResponseOneDataPurchaseRenewedToRegExp)))
}),
  "movements": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(settlePurchaseResponseOneDataMovementsItemIdRegExp)),
  "request_id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "type": /*#__PURE__*/ zod.enum(['buy', 'renew', 'append', 'income', 'held_income', 'principal_return', 'unknown']),
  "currency": /*#__PURE__*/ zod.enum(['USD', 'USDT', 'BTC', 'ETH']),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(settlePurchaseResponseOneDataMovementsItemAmountRegExp)),
  "at": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(settlePurchaseResponseOneDataMovementsItemAtMin)).check(/*#__PURE__*/ zod.lte(settlePurchaseResponseOneDataMovementsItemAtMax))
})).check(/*#__PURE__*/ zod.maxLength(settlePurchaseResponseOneDataMovementsMax))
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(0),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(settlePurchaseResponseTwoMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(settlePurchaseResponseTwoTimeMin)).check(/*#__PURE__*/ zod.lte(settlePurchaseResponseTwoTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.enum(['user_name_invalid', 'user_not_found', 'login_password_wrong', 'credentials_wrong', 'account_locked', 'code_wrong', 'account_registered', 'inviter_invalid', 'registration_failed', 'login_required', 'once_a_day', 'fund_password_wrong', 'already_certified', 'id_number_exists', 'id_number_invalid', 'name_invalid', 'card_number_exists', 'operation_failed', 'balance_not_enough', 'turnover_insufficient', 'amount_too_small', 'amount_too_large', 'withdraw_amount_too_small', 'withdraw_amount_too_large', 'withdraw_time_limit', 'withdraw_times_limit', 'withdraw_amount_limit', 'holdings_max', 'single_max', 'single_min', 'product_not_found', 'network_error', 'no_data', 'verify_failed', 'non_trading_time', 'append_required', 'real_name_required', 'withdraw_card_required', 'alipay_required', 'agreement_required', 'passwords_differ', 'request_conflict', 'input_invalid', 'code_too_soon', 'too_many_requests', 'fund_password_required', 'deposit_not_released', 'review_in_progress', 'card_number_invalid', 'address_invalid', 'file_rejected', 'funds_frozen', 'action_not_allowed', 'project_ended', 'project_full', 'price_changed']),
  "params": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string())
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(401),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(settlePurchaseResponseThreeMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(settlePurchaseResponseThreeTimeMin)).check(/*#__PURE__*/ zod.lte(settlePurchaseResponseThreeTimeMax)),
  "data": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.object({

}))
})])

/**
 * The user's purchases, newest first. By `request_id` it answers the one that this request bought,
 * renewed, appended to or settled, or none when the request never arrived; the movement of the
 * request is in the details of the purchase.
 * @summary List purchases
 */
export const listPurchasesResponseOneMsgMax = 500;

export const listPurchasesResponseOneTimeMin = 1000000000;
export const listPurchasesResponseOneTimeMax = 9999999999;

export const listPurchasesResponseOneDataListItemIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const listPurchasesResponseOneDataListItemProjectIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const listPurchasesResponseOneDataListItemTitleMax = 80;

export const listPurchasesResponseOneDataListItemInitialAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listPurchasesResponseOneDataListItemAppendedAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listPurchasesResponseOneDataListItemPrincipalRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listPurchasesResponseOneDataListItemAppendMoneyRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listPurchasesResponseOneDataListItemDailyRateRegExp = new RegExp('^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,8})?$');
export const listPurchasesResponseOneDataListItemInvestmentCycleMax = 3650;

export const listPurchasesResponseOneDataListItemDailyIncomeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listPurchasesResponseOneDataListItemIncomePaidRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listPurchasesResponseOneDataListItemIncomeHeldRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listPurchasesResponseOneDataListItemIncomeAccruedRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listPurchasesResponseOneDataListItemIncomeLostRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listPurchasesResponseOneDataListItemIncomeExpectedRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listPurchasesResponseOneDataListItemDaysDoneMin = 0;
export const listPurchasesResponseOneDataListItemDaysDoneMax = 3650;

export const listPurchasesResponseOneDataListItemProgressRegExp = new RegExp('^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,8})?$');
export const listPurchasesResponseOneDataListItemBoughtAtMin = 1000000000;
export const listPurchasesResponseOneDataListItemBoughtAtMax = 9999999999;

export const listPurchasesResponseOneDataListItemEarnsFromMin = 1000000000;
export const listPurchasesResponseOneDataListItemEarnsFromMax = 9999999999;

export const listPurchasesResponseOneDataListItemReleaseDateMin = 1000000000;
export const listPurchasesResponseOneDataListItemReleaseDateMax = 9999999999;

export const listPurchasesResponseOneDataListItemNextIncomeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listPurchasesResponseOneDataListItemNextIncomeAtMin = 1000000000;
export const listPurchasesResponseOneDataListItemNextIncomeAtMax = 9999999999;

export const listPurchasesResponseOneDataListItemSettledAtMin = 1000000000;
export const listPurchasesResponseOneDataListItemSettledAtMax = 9999999999;

export const listPurchasesResponseOneDataListItemReturnedAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const listPurchasesResponseOneDataListItemRenewedFromRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const listPurchasesResponseOneDataListItemRenewedToRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const listPurchasesResponseOneDataListMax = 100;

export const listPurchasesResponseOneDataTotalMin = 0;


export const listPurchasesResponseOneDataLimitMax = 100;

export const listPurchasesResponseTwoMsgMax = 500;

export const listPurchasesResponseTwoTimeMin = 1000000000;
export const listPurchasesResponseTwoTimeMax = 9999999999;

export const listPurchasesResponseThreeMsgMax = 500;

export const listPurchasesResponseThreeTimeMin = 1000000000;
export const listPurchasesResponseThreeTimeMax = 9999999999;



export const ListPurchasesResponse = /*#__PURE__*/ zod.discriminatedUnion('code', [/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(1),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPurchasesResponseOneMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listPurchasesResponseOneTimeMin)).check(/*#__PURE__*/ zod.lte(listPurchasesResponseOneTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "list": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['project']),
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listPurchasesResponseOneDataListItemIdRegExp)),
  "request_id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "project_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listPurchasesResponseOneDataListItemProjectIdRegExp)),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPurchasesResponseOneDataListItemTitleMax)),
  "status": /*#__PURE__*/ zod.enum(['earning', 'awaiting_append', 'matured', 'settled', 'unknown']),
  "currency": /*#__PURE__*/ zod.enum(['USD', 'USDT', 'BTC', 'ETH']),
  "initial_amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listPurchasesResponseOneDataListItemInitialAmountRegExp)),
  "appended_amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listPurchasesResponseOneDataListItemAppendedAmountRegExp)),
  "principal": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listPurchasesResponseOneDataListItemPrincipalRegExp)),
  "append_money": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listPurchasesResponseOneDataListItemAppendMoneyRegExp))),
  "daily_rate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listPurchasesResponseOneDataListItemDailyRateRegExp)),
  "investment_cycle": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPurchasesResponseOneDataListItemInvestmentCycleMax)),
  "dividend_method": /*#__PURE__*/ zod.enum(['daily_interest', 'all_at_expiry', 'unknown']),
  "daily_income": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listPurchasesResponseOneDataListItemDailyIncomeRegExp)),
  "income_paid": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listPurchasesResponseOneDataListItemIncomePaidRegExp)),
  "income_held": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listPurchasesResponseOneDataListItemIncomeHeldRegExp)),
  "income_accrued": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listPurchasesResponseOneDataListItemIncomeAccruedRegExp)),
  "income_lost": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listPurchasesResponseOneDataListItemIncomeLostRegExp)),
  "income_expected": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listPurchasesResponseOneDataListItemIncomeExpectedRegExp)),
  "days_done": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listPurchasesResponseOneDataListItemDaysDoneMin)).check(/*#__PURE__*/ zod.lte(listPurchasesResponseOneDataListItemDaysDoneMax)),
  "progress": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listPurchasesResponseOneDataListItemProgressRegExp)),
  "bought_at": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listPurchasesResponseOneDataListItemBoughtAtMin)).check(/*#__PURE__*/ zod.lte(listPurchasesResponseOneDataListItemBoughtAtMax)),
  "earns_from": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listPurchasesResponseOneDataListItemEarnsFromMin)).check(/*#__PURE__*/ zod.lte(listPurchasesResponseOneDataListItemEarnsFromMax)),
  "release_date": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listPurchasesResponseOneDataListItemReleaseDateMin)).check(/*#__PURE__*/ zod.lte(listPurchasesResponseOneDataListItemReleaseDateMax)),
  "next_income": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listPurchasesResponseOneDataListItemNextIncomeRegExp))),
  "next_income_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listPurchasesResponseOneDataListItemNextIncomeAtMin)).check(/*#__PURE__*/ zod.lte(listPurchasesResponseOneDataListItemNextIncomeAtMax))),
  "settled_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listPurchasesResponseOneDataListItemSettledAtMin)).check(/*#__PURE__*/ zod.lte(listPurchasesResponseOneDataListItemSettledAtMax))),
  "returned_amount": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listPurchasesResponseOneDataListItemReturnedAmountRegExp))),
  "renewed_from": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listPurchasesResponseOneDataListItemRenewedFromRegExp))),
  "renewed_to": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listPurchasesResponseOneDataListItemRenewedToRegExp)))
})).check(/*#__PURE__*/ zod.maxLength(listPurchasesResponseOneDataListMax)),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listPurchasesResponseOneDataTotalMin)),
  "page": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "limit": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPurchasesResponseOneDataLimitMax))
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(0),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPurchasesResponseTwoMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listPurchasesResponseTwoTimeMin)).check(/*#__PURE__*/ zod.lte(listPurchasesResponseTwoTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.enum(['user_name_invalid', 'user_not_found', 'login_password_wrong', 'credentials_wrong', 'account_locked', 'code_wrong', 'account_registered', 'inviter_invalid', 'registration_failed', 'login_required', 'once_a_day', 'fund_password_wrong', 'already_certified', 'id_number_exists', 'id_number_invalid', 'name_invalid', 'card_number_exists', 'operation_failed', 'balance_not_enough', 'turnover_insufficient', 'amount_too_small', 'amount_too_large', 'withdraw_amount_too_small', 'withdraw_amount_too_large', 'withdraw_time_limit', 'withdraw_times_limit', 'withdraw_amount_limit', 'holdings_max', 'single_max', 'single_min', 'product_not_found', 'network_error', 'no_data', 'verify_failed', 'non_trading_time', 'append_required', 'real_name_required', 'withdraw_card_required', 'alipay_required', 'agreement_required', 'passwords_differ', 'request_conflict', 'input_invalid', 'code_too_soon', 'too_many_requests', 'fund_password_required', 'deposit_not_released', 'review_in_progress', 'card_number_invalid', 'address_invalid', 'file_rejected', 'funds_frozen', 'action_not_allowed', 'project_ended', 'project_full', 'price_changed']),
  "params": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string())
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(401),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPurchasesResponseThreeMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listPurchasesResponseThreeTimeMin)).check(/*#__PURE__*/ zod.lte(listPurchasesResponseThreeTimeMax)),
  "data": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.object({

}))
})])

/**
 * One purchase with the schedule of its past and coming incomes, what can be done with it now and,
 * for what cannot, the reason; the exact amount that each action moves; and every movement of money,
 * newest first, with the `request_id` of the request that made it.
 * @summary Get one purchase
 */
export const getPurchaseResponseOneMsgMax = 500;

export const getPurchaseResponseOneTimeMin = 1000000000;
export const getPurchaseResponseOneTimeMax = 9999999999;

export const getPurchaseResponseOneDataPurchaseIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const getPurchaseResponseOneDataPurchaseProjectIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const getPurchaseResponseOneDataPurchaseTitleMax = 80;

export const getPurchaseResponseOneDataPurchaseInitialAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getPurchaseResponseOneDataPurchaseAppendedAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getPurchaseResponseOneDataPurchasePrincipalRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getPurchaseResponseOneDataPurchaseAppendMoneyRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getPurchaseResponseOneDataPurchaseDailyRateRegExp = new RegExp('^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,8})?$');
export const getPurchaseResponseOneDataPurchaseInvestmentCycleMax = 3650;

export const getPurchaseResponseOneDataPurchaseDailyIncomeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getPurchaseResponseOneDataPurchaseIncomePaidRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getPurchaseResponseOneDataPurchaseIncomeHeldRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getPurchaseResponseOneDataPurchaseIncomeAccruedRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getPurchaseResponseOneDataPurchaseIncomeLostRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getPurchaseResponseOneDataPurchaseIncomeExpectedRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getPurchaseResponseOneDataPurchaseDaysDoneMin = 0;
export const getPurchaseResponseOneDataPurchaseDaysDoneMax = 3650;

export const getPurchaseResponseOneDataPurchaseProgressRegExp = new RegExp('^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,8})?$');
export const getPurchaseResponseOneDataPurchaseBoughtAtMin = 1000000000;
export const getPurchaseResponseOneDataPurchaseBoughtAtMax = 9999999999;

export const getPurchaseResponseOneDataPurchaseEarnsFromMin = 1000000000;
export const getPurchaseResponseOneDataPurchaseEarnsFromMax = 9999999999;

export const getPurchaseResponseOneDataPurchaseReleaseDateMin = 1000000000;
export const getPurchaseResponseOneDataPurchaseReleaseDateMax = 9999999999;

export const getPurchaseResponseOneDataPurchaseNextIncomeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getPurchaseResponseOneDataPurchaseNextIncomeAtMin = 1000000000;
export const getPurchaseResponseOneDataPurchaseNextIncomeAtMax = 9999999999;

export const getPurchaseResponseOneDataPurchaseSettledAtMin = 1000000000;
export const getPurchaseResponseOneDataPurchaseSettledAtMax = 9999999999;

export const getPurchaseResponseOneDataPurchaseReturnedAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getPurchaseResponseOneDataPurchaseRenewedFromRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const getPurchaseResponseOneDataPurchaseRenewedToRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const getPurchaseResponseOneDataScheduleItemDayMax = 3650;

export const getPurchaseResponseOneDataScheduleItemPaysAtMin = 1000000000;
export const getPurchaseResponseOneDataScheduleItemPaysAtMax = 9999999999;

export const getPurchaseResponseOneDataScheduleItemPrincipalRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getPurchaseResponseOneDataScheduleItemAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getPurchaseResponseOneDataScheduleMax = 3650;

export const getPurchaseResponseOneDataActionsAppendMinimumAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getPurchaseResponseOneDataActionsAppendMaximumAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getPurchaseResponseOneDataActionsRenewPrincipalRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getPurchaseResponseOneDataActionsRenewPrincipalAndIncomeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getPurchaseResponseOneDataActionsRenewDailyRateRegExp = new RegExp('^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,8})?$');
export const getPurchaseResponseOneDataActionsRenewReleaseDateMin = 1000000000;
export const getPurchaseResponseOneDataActionsRenewReleaseDateMax = 9999999999;

export const getPurchaseResponseOneDataActionsSettlePrincipalRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getPurchaseResponseOneDataActionsSettleIncomeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getPurchaseResponseOneDataActionsSettleReturnsRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getPurchaseResponseOneDataActionsSettleIncomeLostRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getPurchaseResponseOneDataActionsSettleHeldIncomeLostRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getPurchaseResponseOneDataMovementsItemIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const getPurchaseResponseOneDataMovementsItemAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getPurchaseResponseOneDataMovementsItemAtMin = 1000000000;
export const getPurchaseResponseOneDataMovementsItemAtMax = 9999999999;

export const getPurchaseResponseOneDataMovementsMax = 5000;

export const getPurchaseResponseTwoMsgMax = 500;

export const getPurchaseResponseTwoTimeMin = 1000000000;
export const getPurchaseResponseTwoTimeMax = 9999999999;

export const getPurchaseResponseThreeMsgMax = 500;

export const getPurchaseResponseThreeTimeMin = 1000000000;
export const getPurchaseResponseThreeTimeMax = 9999999999;



export const GetPurchaseResponse = /*#__PURE__*/ zod.discriminatedUnion('code', [/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(1),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPurchaseResponseOneMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getPurchaseResponseOneTimeMin)).check(/*#__PURE__*/ zod.lte(getPurchaseResponseOneTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "purchase": /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['project']),
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getPurchaseResponseOneDataPurchaseIdRegExp)),
  "request_id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "project_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getPurchaseResponseOneDataPurchaseProjectIdRegExp)),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPurchaseResponseOneDataPurchaseTitleMax)),
  "status": /*#__PURE__*/ zod.enum(['earning', 'awaiting_append', 'matured', 'settled', 'unknown']),
  "currency": /*#__PURE__*/ zod.enum(['USD', 'USDT', 'BTC', 'ETH']),
  "initial_amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getPurchaseResponseOneDataPurchaseInitialAmountRegExp)),
  "appended_amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getPurchaseResponseOneDataPurchaseAppendedAmountRegExp)),
  "principal": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getPurchaseResponseOneDataPurchasePrincipalRegExp)),
  "append_money": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getPurchaseResponseOneDataPurchaseAppendMoneyRegExp))),
  "daily_rate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getPurchaseResponseOneDataPurchaseDailyRateRegExp)),
  "investment_cycle": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPurchaseResponseOneDataPurchaseInvestmentCycleMax)),
  "dividend_method": /*#__PURE__*/ zod.enum(['daily_interest', 'all_at_expiry', 'unknown']),
  "daily_income": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getPurchaseResponseOneDataPurchaseDailyIncomeRegExp)),
  "income_paid": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getPurchaseResponseOneDataPurchaseIncomePaidRegExp)),
  "income_held": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getPurchaseResponseOneDataPurchaseIncomeHeldRegExp)),
  "income_accrued": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getPurchaseResponseOneDataPurchaseIncomeAccruedRegExp)),
  "income_lost": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getPurchaseResponseOneDataPurchaseIncomeLostRegExp)),
  "income_expected": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getPurchaseResponseOneDataPurchaseIncomeExpectedRegExp)),
  "days_done": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getPurchaseResponseOneDataPurchaseDaysDoneMin)).check(/*#__PURE__*/ zod.lte(getPurchaseResponseOneDataPurchaseDaysDoneMax)),
  "progress": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getPurchaseResponseOneDataPurchaseProgressRegExp)),
  "bought_at": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getPurchaseResponseOneDataPurchaseBoughtAtMin)).check(/*#__PURE__*/ zod.lte(getPurchaseResponseOneDataPurchaseBoughtAtMax)),
  "earns_from": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getPurchaseResponseOneDataPurchaseEarnsFromMin)).check(/*#__PURE__*/ zod.lte(getPurchaseResponseOneDataPurchaseEarnsFromMax)),
  "release_date": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getPurchaseResponseOneDataPurchaseReleaseDateMin)).check(/*#__PURE__*/ zod.lte(getPurchaseResponseOneDataPurchaseReleaseDateMax)),
  "next_income": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getPurchaseResponseOneDataPurchaseNextIncomeRegExp))),
  "next_income_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getPurchaseResponseOneDataPurchaseNextIncomeAtMin)).check(/*#__PURE__*/ zod.lte(getPurchaseResponseOneDataPurchaseNextIncomeAtMax))),
  "settled_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getPurchaseResponseOneDataPurchaseSettledAtMin)).check(/*#__PURE__*/ zod.lte(getPurchaseResponseOneDataPurchaseSettledAtMax))),
  "returned_amount": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getPurchaseResponseOneDataPurchaseReturnedAmountRegExp))),
  "renewed_from": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getPurchaseResponseOneDataPurchaseRenewedFromRegExp))),
  "renewed_to": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getPurchaseResponseOneDataPurchaseRenewedToRegExp)))
}),
  "schedule": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "day": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPurchaseResponseOneDataScheduleItemDayMax)),
  "pays_at": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getPurchaseResponseOneDataScheduleItemPaysAtMin)).check(/*#__PURE__*/ zod.lte(getPurchaseResponseOneDataScheduleItemPaysAtMax)),
  "principal": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getPurchaseResponseOneDataScheduleItemPrincipalRegExp)),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getPurchaseResponseOneDataScheduleItemAmountRegExp)),
  "status": /*#__PURE__*/ zod.enum(['paid', 'held', 'coming', 'lost', 'unknown'])
})).check(/*#__PURE__*/ zod.maxLength(getPurchaseResponseOneDataScheduleMax)),
  "actions": /*#__PURE__*/ zod.object({
  "buy_again": /*#__PURE__*/ zod.object({
  "allowed": /*#__PURE__*/ zod.boolean(),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal('not_matured'),/*#__PURE__*/ zod.literal('already_matured'),/*#__PURE__*/ zod.literal('already_settled'),/*#__PURE__*/ zod.literal('already_renewed'),/*#__PURE__*/ zod.literal('project_ended'),/*#__PURE__*/ zod.literal('project_full'),/*#__PURE__*/ zod.literal('funds_frozen'),/*#__PURE__*/ zod.literal('unknown'),/*#__PURE__*/ zod.literal(null)]))
}),
  "append": /*#__PURE__*/ zod.object({
  "allowed": /*#__PURE__*/ zod.boolean(),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal('not_matured'),/*#__PURE__*/ zod.literal('already_matured'),/*#__PURE__*/ zod.literal('already_settled'),/*#__PURE__*/ zod.literal('already_renewed'),/*#__PURE__*/ zod.literal('project_ended'),/*#__PURE__*/ zod.literal('project_full'),/*#__PURE__*/ zod.literal('funds_frozen'),/*#__PURE__*/ zod.literal('unknown'),/*#__PURE__*/ zod.literal(null)])),
  "currency": /*#__PURE__*/ zod.enum(['USD', 'USDT', 'BTC', 'ETH']),
  "minimum_amount": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getPurchaseResponseOneDataActionsAppendMinimumAmountRegExp))),
  "maximum_amount": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getPurchaseResponseOneDataActionsAppendMaximumAmountRegExp)))
}),
  "renew": /*#__PURE__*/ zod.object({
  "allowed": /*#__PURE__*/ zod.boolean(),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal('not_matured'),/*#__PURE__*/ zod.literal('already_matured'),/*#__PURE__*/ zod.literal('already_settled'),/*#__PURE__*/ zod.literal('already_renewed'),/*#__PURE__*/ zod.literal('project_ended'),/*#__PURE__*/ zod.literal('project_full'),/*#__PURE__*/ zod.literal('funds_frozen'),/*#__PURE__*/ zod.literal('unknown'),/*#__PURE__*/ zod.literal(null)])),
  "currency": /*#__PURE__*/ zod.enum(['USD', 'USDT', 'BTC', 'ETH']),
  "principal": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getPurchaseResponseOneDataActionsRenewPrincipalRegExp))),
  "principal_and_income": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getPurchaseResponseOneDataActionsRenewPrincipalAndIncomeRegExp))),
  "daily_rate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getPurchaseResponseOneDataActionsRenewDailyRateRegExp))),
  "release_date": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getPurchaseResponseOneDataActionsRenewReleaseDateMin)).check(/*#__PURE__*/ zod.lte(getPurchaseResponseOneDataActionsRenewReleaseDateMax)))
}),
  "settle": /*#__PURE__*/ zod.object({
  "allowed": /*#__PURE__*/ zod.boolean(),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal('not_matured'),/*#__PURE__*/ zod.literal('already_matured'),/*#__PURE__*/ zod.literal('already_settled'),/*#__PURE__*/ zod.literal('already_renewed'),/*#__PURE__*/ zod.literal('project_ended'),/*#__PURE__*/ zod.literal('project_full'),/*#__PURE__*/ zod.literal('funds_frozen'),/*#__PURE__*/ zod.literal('unknown'),/*#__PURE__*/ zod.literal(null)])),
  "currency": /*#__PURE__*/ zod.enum(['USD', 'USDT', 'BTC', 'ETH']),
  "principal": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getPurchaseResponseOneDataActionsSettlePrincipalRegExp))),
  "income": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getPurchaseResponseOneDataActionsSettleIncomeRegExp))),
  "returns": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getPurchaseResponseOneDataActionsSettleReturnsRegExp))),
  "income_lost": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getPurchaseResponseOneDataActionsSettleIncomeLostRegExp))),
  "held_income_lost": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getPurchaseResponseOneDataActionsSettleHeldIncomeLostRegExp)))
})
}),
  "movements": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getPurchaseResponseOneDataMovementsItemIdRegExp)),
  "request_id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "type": /*#__PURE__*/ zod.enum(['buy', 'renew', 'append', 'income', 'held_income', 'principal_return', 'unknown']),
  "currency": /*#__PURE__*/ zod.enum(['USD', 'USDT', 'BTC', 'ETH']),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getPurchaseResponseOneDataMovementsItemAmountRegExp)),
  "at": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getPurchaseResponseOneDataMovementsItemAtMin)).check(/*#__PURE__*/ zod.lte(getPurchaseResponseOneDataMovementsItemAtMax))
})).check(/*#__PURE__*/ zod.maxLength(getPurchaseResponseOneDataMovementsMax))
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(0),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPurchaseResponseTwoMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getPurchaseResponseTwoTimeMin)).check(/*#__PURE__*/ zod.lte(getPurchaseResponseTwoTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.enum(['user_name_invalid', 'user_not_found', 'login_password_wrong', 'credentials_wrong', 'account_locked', 'code_wrong', 'account_registered', 'inviter_invalid', 'registration_failed', 'login_required', 'once_a_day', 'fund_password_wrong', 'already_certified', 'id_number_exists', 'id_number_invalid', 'name_invalid', 'card_number_exists', 'operation_failed', 'balance_not_enough', 'turnover_insufficient', 'amount_too_small', 'amount_too_large', 'withdraw_amount_too_small', 'withdraw_amount_too_large', 'withdraw_time_limit', 'withdraw_times_limit', 'withdraw_amount_limit', 'holdings_max', 'single_max', 'single_min', 'product_not_found', 'network_error', 'no_data', 'verify_failed', 'non_trading_time', 'append_required', 'real_name_required', 'withdraw_card_required', 'alipay_required', 'agreement_required', 'passwords_differ', 'request_conflict', 'input_invalid', 'code_too_soon', 'too_many_requests', 'fund_password_required', 'deposit_not_released', 'review_in_progress', 'card_number_invalid', 'address_invalid', 'file_rejected', 'funds_frozen', 'action_not_allowed', 'project_ended', 'project_full', 'price_changed']),
  "params": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string())
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(401),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPurchaseResponseThreeMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getPurchaseResponseThreeTimeMin)).check(/*#__PURE__*/ zod.lte(getPurchaseResponseThreeTimeMax)),
  "data": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.object({

}))
})])

