/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


/**
 * Banners of the Home and Trade pages, in the order in which they are shown. A banner leads to a route of the app or nowhere, never to another site.
 * @summary List banners
 */
export const listBannersResponseOneMsgMax = 500;

export const listBannersResponseOneTimeMin = 1000000000;
export const listBannersResponseOneTimeMax = 9999999999;

export const listBannersResponseOneDataListItemIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const listBannersResponseOneDataListItemTitleMax = 200;

export const listBannersResponseOneDataListItemImageUrlMax = 500;


export const listBannersResponseOneDataListItemImageUrlRegExp = new RegExp('^/.+');
export const listBannersResponseOneDataListItemLinkRegExp = new RegExp('^/pages/[A-Za-z]+/[A-Za-z]+$');
export const listBannersResponseOneDataListMax = 20;

export const listBannersResponseTwoMsgMax = 500;

export const listBannersResponseTwoTimeMin = 1000000000;
export const listBannersResponseTwoTimeMax = 9999999999;



export const ListBannersResponse = /*#__PURE__*/ zod.discriminatedUnion('code', [/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(1),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listBannersResponseOneMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listBannersResponseOneTimeMin)).check(/*#__PURE__*/ zod.lte(listBannersResponseOneTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "list": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listBannersResponseOneDataListItemIdRegExp)),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listBannersResponseOneDataListItemTitleMax)),
  "image_url": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listBannersResponseOneDataListItemImageUrlMax)).check(/*#__PURE__*/ zod.regex(listBannersResponseOneDataListItemImageUrlRegExp))),
  "link": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listBannersResponseOneDataListItemLinkRegExp)))
})).check(/*#__PURE__*/ zod.maxLength(listBannersResponseOneDataListMax))
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(0),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listBannersResponseTwoMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listBannersResponseTwoTimeMin)).check(/*#__PURE__*/ zod.lte(listBannersResponseTwoTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.enum(['user_name_invalid', 'user_not_found', 'login_password_wrong', 'credentials_wrong', 'account_locked', 'code_wrong', 'account_registered', 'inviter_invalid', 'registration_failed', 'login_required', 'once_a_day', 'fund_password_wrong', 'already_certified', 'id_number_exists', 'id_number_invalid', 'name_invalid', 'card_number_exists', 'operation_failed', 'balance_not_enough', 'turnover_insufficient', 'amount_too_small', 'amount_too_large', 'withdraw_amount_too_small', 'withdraw_amount_too_large', 'withdraw_time_limit', 'withdraw_times_limit', 'withdraw_amount_limit', 'holdings_max', 'single_max', 'single_min', 'product_not_found', 'network_error', 'no_data', 'verify_failed', 'non_trading_time', 'append_required', 'real_name_required', 'withdraw_card_required', 'alipay_required', 'agreement_required', 'passwords_differ', 'request_conflict', 'input_invalid', 'code_too_soon', 'too_many_requests', 'fund_password_required', 'deposit_not_released', 'review_in_progress', 'card_number_invalid', 'address_invalid', 'file_rejected', 'funds_frozen', 'action_not_allowed', 'project_ended', 'project_full', 'price_changed']),
  "params": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string())
})
})])

/**
 * The announcement that may pop up once on entry. The app remembers by its id that it was seen; a changed text needs a new id.
 * @summary Get the announcement
 */
export const getAnnouncementResponseOneMsgMax = 500;

export const getAnnouncementResponseOneTimeMin = 1000000000;
export const getAnnouncementResponseOneTimeMax = 9999999999;

export const getAnnouncementResponseOneDataAnnouncementIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const getAnnouncementResponseOneDataAnnouncementTitleMax = 200;

export const getAnnouncementResponseOneDataAnnouncementTextMax = 20000;

export const getAnnouncementResponseOneDataAnnouncementPublishedAtMin = 1000000000;
export const getAnnouncementResponseOneDataAnnouncementPublishedAtMax = 9999999999;

export const getAnnouncementResponseTwoMsgMax = 500;

export const getAnnouncementResponseTwoTimeMin = 1000000000;
export const getAnnouncementResponseTwoTimeMax = 9999999999;



export const GetAnnouncementResponse = /*#__PURE__*/ zod.discriminatedUnion('code', [/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(1),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getAnnouncementResponseOneMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getAnnouncementResponseOneTimeMin)).check(/*#__PURE__*/ zod.lte(getAnnouncementResponseOneTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "announcement": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getAnnouncementResponseOneDataAnnouncementIdRegExp)),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getAnnouncementResponseOneDataAnnouncementTitleMax)),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getAnnouncementResponseOneDataAnnouncementTextMax)),
  "published_at": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getAnnouncementResponseOneDataAnnouncementPublishedAtMin)).check(/*#__PURE__*/ zod.lte(getAnnouncementResponseOneDataAnnouncementPublishedAtMax))
}))
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(0),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getAnnouncementResponseTwoMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getAnnouncementResponseTwoTimeMin)).check(/*#__PURE__*/ zod.lte(getAnnouncementResponseTwoTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.enum(['user_name_invalid', 'user_not_found', 'login_password_wrong', 'credentials_wrong', 'account_locked', 'code_wrong', 'account_registered', 'inviter_invalid', 'registration_failed', 'login_required', 'once_a_day', 'fund_password_wrong', 'already_certified', 'id_number_exists', 'id_number_invalid', 'name_invalid', 'card_number_exists', 'operation_failed', 'balance_not_enough', 'turnover_insufficient', 'amount_too_small', 'amount_too_large', 'withdraw_amount_too_small', 'withdraw_amount_too_large', 'withdraw_time_limit', 'withdraw_times_limit', 'withdraw_amount_limit', 'holdings_max', 'single_max', 'single_min', 'product_not_found', 'network_error', 'no_data', 'verify_failed', 'non_trading_time', 'append_required', 'real_name_required', 'withdraw_card_required', 'alipay_required', 'agreement_required', 'passwords_differ', 'request_conflict', 'input_invalid', 'code_too_soon', 'too_many_requests', 'fund_password_required', 'deposit_not_released', 'review_in_progress', 'card_number_invalid', 'address_invalid', 'file_rejected', 'funds_frozen', 'action_not_allowed', 'project_ended', 'project_full', 'price_changed']),
  "params": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string())
})
})])

/**
 * Blocks of the Home (About Us) page - introduction, mission, vision, commitment and leadership - as the operator wrote them. The app invents none of it.
 * @summary Get the Home page
 */
export const getHomeResponseOneMsgMax = 500;

export const getHomeResponseOneTimeMin = 1000000000;
export const getHomeResponseOneTimeMax = 9999999999;

export const getHomeResponseOneDataBlocksItemTitleMax = 200;

export const getHomeResponseOneDataBlocksItemBodyMax = 20000;

export const getHomeResponseOneDataBlocksMax = 20;

export const getHomeResponseTwoMsgMax = 500;

export const getHomeResponseTwoTimeMin = 1000000000;
export const getHomeResponseTwoTimeMax = 9999999999;



export const GetHomeResponse = /*#__PURE__*/ zod.discriminatedUnion('code', [/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(1),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getHomeResponseOneMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getHomeResponseOneTimeMin)).check(/*#__PURE__*/ zod.lte(getHomeResponseOneTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "blocks": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['introduction', 'mission', 'vision', 'commitment', 'leadership']),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getHomeResponseOneDataBlocksItemTitleMax)),
  "body": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getHomeResponseOneDataBlocksItemBodyMax))
})).check(/*#__PURE__*/ zod.maxLength(getHomeResponseOneDataBlocksMax))
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(0),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getHomeResponseTwoMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getHomeResponseTwoTimeMin)).check(/*#__PURE__*/ zod.lte(getHomeResponseTwoTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.enum(['user_name_invalid', 'user_not_found', 'login_password_wrong', 'credentials_wrong', 'account_locked', 'code_wrong', 'account_registered', 'inviter_invalid', 'registration_failed', 'login_required', 'once_a_day', 'fund_password_wrong', 'already_certified', 'id_number_exists', 'id_number_invalid', 'name_invalid', 'card_number_exists', 'operation_failed', 'balance_not_enough', 'turnover_insufficient', 'amount_too_small', 'amount_too_large', 'withdraw_amount_too_small', 'withdraw_amount_too_large', 'withdraw_time_limit', 'withdraw_times_limit', 'withdraw_amount_limit', 'holdings_max', 'single_max', 'single_min', 'product_not_found', 'network_error', 'no_data', 'verify_failed', 'non_trading_time', 'append_required', 'real_name_required', 'withdraw_card_required', 'alipay_required', 'agreement_required', 'passwords_differ', 'request_conflict', 'input_invalid', 'code_too_soon', 'too_many_requests', 'fund_password_required', 'deposit_not_released', 'review_in_progress', 'card_number_invalid', 'address_invalid', 'file_rejected', 'funds_frozen', 'action_not_allowed', 'project_ended', 'project_full', 'price_changed']),
  "params": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string())
})
})])

/**
 * Product name, domain, support channels and hours, app downloads, risk notice, the limits that texts quote, and the site's time zone. `environment` decides the permanent demo mark.
 * @summary Get site information
 */
export const getSiteInfoResponseOneMsgMax = 500;

export const getSiteInfoResponseOneTimeMin = 1000000000;
export const getSiteInfoResponseOneTimeMax = 9999999999;

export const getSiteInfoResponseOneDataProductNameMax = 40;

export const getSiteInfoResponseOneDataDomainRegExp = new RegExp('^[a-z0-9.-]{3,253}$');
export const getSiteInfoResponseOneDataLogoUrlMax = 500;


export const getSiteInfoResponseOneDataLogoUrlRegExp = new RegExp('^/.+');
export const getSiteInfoResponseOneDataTimeZoneMax = 64;


export const getSiteInfoResponseOneDataTimeZoneRegExp = new RegExp('^[A-Za-z_]+([A-Za-z0-9_+-]|/[A-Za-z])*$');
export const getSiteInfoResponseOneDataVersionRegExp = new RegExp('^[0-9]+\\.[0-9]+\\.[0-9]+$');
export const getSiteInfoResponseOneDataRiskNoticeMax = 20000;

export const getSiteInfoResponseOneDataSupportHoursOpensRegExp = new RegExp('^([01][0-9]|2[0-4]):[0-5][0-9]$');
export const getSiteInfoResponseOneDataSupportHoursClosesRegExp = new RegExp('^([01][0-9]|2[0-4]):[0-5][0-9]$');
export const getSiteInfoResponseOneDataSupportHoursDaysMax = 7;

export const getSiteInfoResponseOneDataSupportHoursTimeZoneMax = 64;


export const getSiteInfoResponseOneDataSupportHoursTimeZoneRegExp = new RegExp('^[A-Za-z_]+([A-Za-z0-9_+-]|/[A-Za-z])*$');
export const getSiteInfoResponseOneDataSupportChannelsItemLabelMax = 60;

export const getSiteInfoResponseOneDataSupportChannelsItemAddressMax = 300;

export const getSiteInfoResponseOneDataSupportChannelsMax = 12;

export const getSiteInfoResponseOneDataDownloadsAndroidUrlMax = 500;


export const getSiteInfoResponseOneDataDownloadsAndroidUrlRegExp = new RegExp('^https://.+');
export const getSiteInfoResponseOneDataDownloadsIosUrlMax = 500;


export const getSiteInfoResponseOneDataDownloadsIosUrlRegExp = new RegExp('^https://.+');
export const getSiteInfoResponseOneDataDownloadsVersionRegExp = new RegExp('^[0-9]+\\.[0-9]+\\.[0-9]+$');
export const getSiteInfoResponseOneDataLimitsDepositMinRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getSiteInfoResponseOneDataLimitsDepositMaxRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getSiteInfoResponseOneDataLimitsWithdrawalMinRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getSiteInfoResponseOneDataLimitsWithdrawalMaxRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,8})?$');
export const getSiteInfoResponseOneDataLimitsWithdrawalFeeRateRegExp = new RegExp('^-?(0|[1-9][0-9]{0,5})(\\.[0-9]{1,8})?$');
export const getSiteInfoResponseOneDataLimitsWithdrawalOpensRegExp = new RegExp('^([01][0-9]|2[0-4]):[0-5][0-9]$');
export const getSiteInfoResponseOneDataLimitsWithdrawalClosesRegExp = new RegExp('^([01][0-9]|2[0-4]):[0-5][0-9]$');
export const getSiteInfoResponseOneDataLimitsWithdrawalTimesADayMin = 0;
export const getSiteInfoResponseOneDataLimitsWithdrawalTimesADayMax = 1000;

export const getSiteInfoResponseTwoMsgMax = 500;

export const getSiteInfoResponseTwoTimeMin = 1000000000;
export const getSiteInfoResponseTwoTimeMax = 9999999999;



export const GetSiteInfoResponse = /*#__PURE__*/ zod.discriminatedUnion('code', [/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(1),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getSiteInfoResponseOneMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getSiteInfoResponseOneTimeMin)).check(/*#__PURE__*/ zod.lte(getSiteInfoResponseOneTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "product_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getSiteInfoResponseOneDataProductNameMax)),
  "domain": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getSiteInfoResponseOneDataDomainRegExp)),
  "logo_url": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getSiteInfoResponseOneDataLogoUrlMax)).check(/*#__PURE__*/ zod.regex(getSiteInfoResponseOneDataLogoUrlRegExp))),
  "environment": /*#__PURE__*/ zod.enum(['demo', 'live']),
  "time_zone": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getSiteInfoResponseOneDataTimeZoneMax)).check(/*#__PURE__*/ zod.regex(getSiteInfoResponseOneDataTimeZoneRegExp)),
  "version": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getSiteInfoResponseOneDataVersionRegExp)),
  "risk_notice": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getSiteInfoResponseOneDataRiskNoticeMax)),
  "support": /*#__PURE__*/ zod.object({
  "open": /*#__PURE__*/ zod.boolean(),
  "hours": /*#__PURE__*/ zod.object({
  "opens": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getSiteInfoResponseOneDataSupportHoursOpensRegExp)),
  "closes": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getSiteInfoResponseOneDataSupportHoursClosesRegExp)),
  "days": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'])).check(/*#__PURE__*/ zod.maxLength(getSiteInfoResponseOneDataSupportHoursDaysMax)),
  "time_zone": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getSiteInfoResponseOneDataSupportHoursTimeZoneMax)).check(/*#__PURE__*/ zod.regex(getSiteInfoResponseOneDataSupportHoursTimeZoneRegExp))
}),
  "channels": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['web_chat', 'email', 'phone', 'telegram', 'whatsapp', 'line', 'wechat']),
  "label": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getSiteInfoResponseOneDataSupportChannelsItemLabelMax)),
  "address": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getSiteInfoResponseOneDataSupportChannelsItemAddressMax))
})).check(/*#__PURE__*/ zod.maxLength(getSiteInfoResponseOneDataSupportChannelsMax))
}),
  "downloads": /*#__PURE__*/ zod.object({
  "android_url": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getSiteInfoResponseOneDataDownloadsAndroidUrlMax)).check(/*#__PURE__*/ zod.regex(getSiteInfoResponseOneDataDownloadsAndroidUrlRegExp))),
  "ios_url": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getSiteInfoResponseOneDataDownloadsIosUrlMax)).check(/*#__PURE__*/ zod.regex(getSiteInfoResponseOneDataDownloadsIosUrlRegExp))),
  "version": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getSiteInfoResponseOneDataDownloadsVersionRegExp))
}),
  "limits": /*#__PURE__*/ zod.object({
  "currency": /*#__PURE__*/ zod.enum(['USD', 'USDT', 'BTC', 'ETH']),
  "deposit_min": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getSiteInfoResponseOneDataLimitsDepositMinRegExp)),
  "deposit_max": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getSiteInfoResponseOneDataLimitsDepositMaxRegExp)),
  "withdrawal_min": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getSiteInfoResponseOneDataLimitsWithdrawalMinRegExp)),
  "withdrawal_max": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getSiteInfoResponseOneDataLimitsWithdrawalMaxRegExp)),
  "withdrawal_fee_rate": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getSiteInfoResponseOneDataLimitsWithdrawalFeeRateRegExp)),
  "withdrawal_opens": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getSiteInfoResponseOneDataLimitsWithdrawalOpensRegExp)),
  "withdrawal_closes": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getSiteInfoResponseOneDataLimitsWithdrawalClosesRegExp)),
  "withdrawal_times_a_day": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getSiteInfoResponseOneDataLimitsWithdrawalTimesADayMin)).check(/*#__PURE__*/ zod.lte(getSiteInfoResponseOneDataLimitsWithdrawalTimesADayMax))
})
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(0),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getSiteInfoResponseTwoMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getSiteInfoResponseTwoTimeMin)).check(/*#__PURE__*/ zod.lte(getSiteInfoResponseTwoTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.enum(['user_name_invalid', 'user_not_found', 'login_password_wrong', 'credentials_wrong', 'account_locked', 'code_wrong', 'account_registered', 'inviter_invalid', 'registration_failed', 'login_required', 'once_a_day', 'fund_password_wrong', 'already_certified', 'id_number_exists', 'id_number_invalid', 'name_invalid', 'card_number_exists', 'operation_failed', 'balance_not_enough', 'turnover_insufficient', 'amount_too_small', 'amount_too_large', 'withdraw_amount_too_small', 'withdraw_amount_too_large', 'withdraw_time_limit', 'withdraw_times_limit', 'withdraw_amount_limit', 'holdings_max', 'single_max', 'single_min', 'product_not_found', 'network_error', 'no_data', 'verify_failed', 'non_trading_time', 'append_required', 'real_name_required', 'withdraw_card_required', 'alipay_required', 'agreement_required', 'passwords_differ', 'request_conflict', 'input_invalid', 'code_too_soon', 'too_many_requests', 'fund_password_required', 'deposit_not_released', 'review_in_progress', 'card_number_invalid', 'address_invalid', 'file_rejected', 'funds_frozen', 'action_not_allowed', 'project_ended', 'project_full', 'price_changed']),
  "params": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string())
})
})])

/**
 * Notices of the platform to everybody, newest first. The text is plain; paragraphs are parted by an empty line.
 * @summary List platform notices
 */
export const listNoticesResponseOneMsgMax = 500;

export const listNoticesResponseOneTimeMin = 1000000000;
export const listNoticesResponseOneTimeMax = 9999999999;

export const listNoticesResponseOneDataListItemIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const listNoticesResponseOneDataListItemTitleMax = 200;

export const listNoticesResponseOneDataListItemTextMax = 20000;

export const listNoticesResponseOneDataListItemPublishedAtMin = 1000000000;
export const listNoticesResponseOneDataListItemPublishedAtMax = 9999999999;

export const listNoticesResponseOneDataListMax = 100;

export const listNoticesResponseOneDataTotalMin = 0;


export const listNoticesResponseOneDataLimitMax = 100;

export const listNoticesResponseTwoMsgMax = 500;

export const listNoticesResponseTwoTimeMin = 1000000000;
export const listNoticesResponseTwoTimeMax = 9999999999;



export const ListNoticesResponse = /*#__PURE__*/ zod.discriminatedUnion('code', [/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(1),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listNoticesResponseOneMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listNoticesResponseOneTimeMin)).check(/*#__PURE__*/ zod.lte(listNoticesResponseOneTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "list": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listNoticesResponseOneDataListItemIdRegExp)),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listNoticesResponseOneDataListItemTitleMax)),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listNoticesResponseOneDataListItemTextMax)),
  "published_at": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listNoticesResponseOneDataListItemPublishedAtMin)).check(/*#__PURE__*/ zod.lte(listNoticesResponseOneDataListItemPublishedAtMax))
})).check(/*#__PURE__*/ zod.maxLength(listNoticesResponseOneDataListMax)),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listNoticesResponseOneDataTotalMin)),
  "page": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "limit": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listNoticesResponseOneDataLimitMax))
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(0),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listNoticesResponseTwoMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listNoticesResponseTwoTimeMin)).check(/*#__PURE__*/ zod.lte(listNoticesResponseTwoTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.enum(['user_name_invalid', 'user_not_found', 'login_password_wrong', 'credentials_wrong', 'account_locked', 'code_wrong', 'account_registered', 'inviter_invalid', 'registration_failed', 'login_required', 'once_a_day', 'fund_password_wrong', 'already_certified', 'id_number_exists', 'id_number_invalid', 'name_invalid', 'card_number_exists', 'operation_failed', 'balance_not_enough', 'turnover_insufficient', 'amount_too_small', 'amount_too_large', 'withdraw_amount_too_small', 'withdraw_amount_too_large', 'withdraw_time_limit', 'withdraw_times_limit', 'withdraw_amount_limit', 'holdings_max', 'single_max', 'single_min', 'product_not_found', 'network_error', 'no_data', 'verify_failed', 'non_trading_time', 'append_required', 'real_name_required', 'withdraw_card_required', 'alipay_required', 'agreement_required', 'passwords_differ', 'request_conflict', 'input_invalid', 'code_too_soon', 'too_many_requests', 'fund_password_required', 'deposit_not_released', 'review_in_progress', 'card_number_invalid', 'address_invalid', 'file_rejected', 'funds_frozen', 'action_not_allowed', 'project_ended', 'project_full', 'price_changed']),
  "params": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string())
})
})])

/**
 * News by category, newest first. The list carries a summary; the article itself comes with its details.
 * @summary List news
 */
export const listNewsResponseOneMsgMax = 500;

export const listNewsResponseOneTimeMin = 1000000000;
export const listNewsResponseOneTimeMax = 9999999999;

export const listNewsResponseOneDataListItemIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const listNewsResponseOneDataListItemTitleMax = 200;

export const listNewsResponseOneDataListItemSummaryMax = 20000;

export const listNewsResponseOneDataListItemImageUrlMax = 500;


export const listNewsResponseOneDataListItemImageUrlRegExp = new RegExp('^/.+');
export const listNewsResponseOneDataListItemPublishedAtMin = 1000000000;
export const listNewsResponseOneDataListItemPublishedAtMax = 9999999999;

export const listNewsResponseOneDataListMax = 100;

export const listNewsResponseOneDataTotalMin = 0;


export const listNewsResponseOneDataLimitMax = 100;

export const listNewsResponseTwoMsgMax = 500;

export const listNewsResponseTwoTimeMin = 1000000000;
export const listNewsResponseTwoTimeMax = 9999999999;



export const ListNewsResponse = /*#__PURE__*/ zod.discriminatedUnion('code', [/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(1),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listNewsResponseOneMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listNewsResponseOneTimeMin)).check(/*#__PURE__*/ zod.lte(listNewsResponseOneTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "list": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listNewsResponseOneDataListItemIdRegExp)),
  "category": /*#__PURE__*/ zod.enum(['market', 'company', 'education']),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listNewsResponseOneDataListItemTitleMax)),
  "summary": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listNewsResponseOneDataListItemSummaryMax)),
  "image_url": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listNewsResponseOneDataListItemImageUrlMax)).check(/*#__PURE__*/ zod.regex(listNewsResponseOneDataListItemImageUrlRegExp))),
  "published_at": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listNewsResponseOneDataListItemPublishedAtMin)).check(/*#__PURE__*/ zod.lte(listNewsResponseOneDataListItemPublishedAtMax))
})).check(/*#__PURE__*/ zod.maxLength(listNewsResponseOneDataListMax)),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listNewsResponseOneDataTotalMin)),
  "page": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "limit": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listNewsResponseOneDataLimitMax))
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(0),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listNewsResponseTwoMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listNewsResponseTwoTimeMin)).check(/*#__PURE__*/ zod.lte(listNewsResponseTwoTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.enum(['user_name_invalid', 'user_not_found', 'login_password_wrong', 'credentials_wrong', 'account_locked', 'code_wrong', 'account_registered', 'inviter_invalid', 'registration_failed', 'login_required', 'once_a_day', 'fund_password_wrong', 'already_certified', 'id_number_exists', 'id_number_invalid', 'name_invalid', 'card_number_exists', 'operation_failed', 'balance_not_enough', 'turnover_insufficient', 'amount_too_small', 'amount_too_large', 'withdraw_amount_too_small', 'withdraw_amount_too_large', 'withdraw_time_limit', 'withdraw_times_limit', 'withdraw_amount_limit', 'holdings_max', 'single_max', 'single_min', 'product_not_found', 'network_error', 'no_data', 'verify_failed', 'non_trading_time', 'append_required', 'real_name_required', 'withdraw_card_required', 'alipay_required', 'agreement_required', 'passwords_differ', 'request_conflict', 'input_invalid', 'code_too_soon', 'too_many_requests', 'fund_password_required', 'deposit_not_released', 'review_in_progress', 'card_number_invalid', 'address_invalid', 'file_rejected', 'funds_frozen', 'action_not_allowed', 'project_ended', 'project_full', 'price_changed']),
  "params": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string())
})
})])

/**
 * The article as HTML. A client shows it through an allow-list of elements; scripts, styles and forms are dropped.
 * @summary Get one news item
 */
export const getNewsResponseOneMsgMax = 500;

export const getNewsResponseOneTimeMin = 1000000000;
export const getNewsResponseOneTimeMax = 9999999999;

export const getNewsResponseOneDataIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const getNewsResponseOneDataTitleMax = 200;

export const getNewsResponseOneDataHtmlMax = 200000;

export const getNewsResponseOneDataImageUrlMax = 500;


export const getNewsResponseOneDataImageUrlRegExp = new RegExp('^/.+');
export const getNewsResponseOneDataPublishedAtMin = 1000000000;
export const getNewsResponseOneDataPublishedAtMax = 9999999999;

export const getNewsResponseTwoMsgMax = 500;

export const getNewsResponseTwoTimeMin = 1000000000;
export const getNewsResponseTwoTimeMax = 9999999999;



export const GetNewsResponse = /*#__PURE__*/ zod.discriminatedUnion('code', [/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(1),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getNewsResponseOneMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getNewsResponseOneTimeMin)).check(/*#__PURE__*/ zod.lte(getNewsResponseOneTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getNewsResponseOneDataIdRegExp)),
  "category": /*#__PURE__*/ zod.enum(['market', 'company', 'education']),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getNewsResponseOneDataTitleMax)),
  "html": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getNewsResponseOneDataHtmlMax)),
  "image_url": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getNewsResponseOneDataImageUrlMax)).check(/*#__PURE__*/ zod.regex(getNewsResponseOneDataImageUrlRegExp))),
  "published_at": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getNewsResponseOneDataPublishedAtMin)).check(/*#__PURE__*/ zod.lte(getNewsResponseOneDataPublishedAtMax))
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(0),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getNewsResponseTwoMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getNewsResponseTwoTimeMin)).check(/*#__PURE__*/ zod.lte(getNewsResponseTwoTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.enum(['user_name_invalid', 'user_not_found', 'login_password_wrong', 'credentials_wrong', 'account_locked', 'code_wrong', 'account_registered', 'inviter_invalid', 'registration_failed', 'login_required', 'once_a_day', 'fund_password_wrong', 'already_certified', 'id_number_exists', 'id_number_invalid', 'name_invalid', 'card_number_exists', 'operation_failed', 'balance_not_enough', 'turnover_insufficient', 'amount_too_small', 'amount_too_large', 'withdraw_amount_too_small', 'withdraw_amount_too_large', 'withdraw_time_limit', 'withdraw_times_limit', 'withdraw_amount_limit', 'holdings_max', 'single_max', 'single_min', 'product_not_found', 'network_error', 'no_data', 'verify_failed', 'non_trading_time', 'append_required', 'real_name_required', 'withdraw_card_required', 'alipay_required', 'agreement_required', 'passwords_differ', 'request_conflict', 'input_invalid', 'code_too_soon', 'too_many_requests', 'fund_password_required', 'deposit_not_released', 'review_in_progress', 'card_number_invalid', 'address_invalid', 'file_rejected', 'funds_frozen', 'action_not_allowed', 'project_ended', 'project_full', 'price_changed']),
  "params": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string())
})
})])

/**
 * Agreement, privacy, risk, invitation rules, download and help texts as HTML with their version; for `activity` also the list of activities.
 * @summary Get a text by its type
 */
export const getContentByTypeResponseOneMsgMax = 500;

export const getContentByTypeResponseOneTimeMin = 1000000000;
export const getContentByTypeResponseOneTimeMax = 9999999999;

export const getContentByTypeResponseOneDataTitleMax = 200;

export const getContentByTypeResponseOneDataHtmlMax = 200000;

export const getContentByTypeResponseOneDataVersionMax = 20;

export const getContentByTypeResponseOneDataUpdatedAtMin = 1000000000;
export const getContentByTypeResponseOneDataUpdatedAtMax = 9999999999;

export const getContentByTypeResponseOneDataActivitiesItemIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const getContentByTypeResponseOneDataActivitiesItemTitleMax = 200;

export const getContentByTypeResponseOneDataActivitiesItemSummaryMax = 20000;

export const getContentByTypeResponseOneDataActivitiesItemImageUrlMax = 500;


export const getContentByTypeResponseOneDataActivitiesItemImageUrlRegExp = new RegExp('^/.+');
export const getContentByTypeResponseOneDataActivitiesItemStartsAtMin = 1000000000;
export const getContentByTypeResponseOneDataActivitiesItemStartsAtMax = 9999999999;

export const getContentByTypeResponseOneDataActivitiesItemEndsAtMin = 1000000000;
export const getContentByTypeResponseOneDataActivitiesItemEndsAtMax = 9999999999;

export const getContentByTypeResponseOneDataActivitiesMax = 100;

export const getContentByTypeResponseTwoMsgMax = 500;

export const getContentByTypeResponseTwoTimeMin = 1000000000;
export const getContentByTypeResponseTwoTimeMax = 9999999999;



export const GetContentByTypeResponse = /*#__PURE__*/ zod.discriminatedUnion('code', [/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(1),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getContentByTypeResponseOneMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getContentByTypeResponseOneTimeMin)).check(/*#__PURE__*/ zod.lte(getContentByTypeResponseOneTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.enum(['agreement', 'privacy', 'risk', 'invite_rules', 'download', 'help', 'activity']),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getContentByTypeResponseOneDataTitleMax)),
  "html": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getContentByTypeResponseOneDataHtmlMax)),
  "version": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getContentByTypeResponseOneDataVersionMax)),
  "updated_at": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getContentByTypeResponseOneDataUpdatedAtMin)).check(/*#__PURE__*/ zod.lte(getContentByTypeResponseOneDataUpdatedAtMax)),
  "activities": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getContentByTypeResponseOneDataActivitiesItemIdRegExp)),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getContentByTypeResponseOneDataActivitiesItemTitleMax)),
  "summary": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getContentByTypeResponseOneDataActivitiesItemSummaryMax)),
  "image_url": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getContentByTypeResponseOneDataActivitiesItemImageUrlMax)).check(/*#__PURE__*/ zod.regex(getContentByTypeResponseOneDataActivitiesItemImageUrlRegExp))),
  "starts_at": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getContentByTypeResponseOneDataActivitiesItemStartsAtMin)).check(/*#__PURE__*/ zod.lte(getContentByTypeResponseOneDataActivitiesItemStartsAtMax)),
  "ends_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getContentByTypeResponseOneDataActivitiesItemEndsAtMin)).check(/*#__PURE__*/ zod.lte(getContentByTypeResponseOneDataActivitiesItemEndsAtMax))),
  "state": /*#__PURE__*/ zod.enum(['upcoming', 'in_progress', 'ended', 'unknown'])
})).check(/*#__PURE__*/ zod.maxLength(getContentByTypeResponseOneDataActivitiesMax))
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(0),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getContentByTypeResponseTwoMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getContentByTypeResponseTwoTimeMin)).check(/*#__PURE__*/ zod.lte(getContentByTypeResponseTwoTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.enum(['user_name_invalid', 'user_not_found', 'login_password_wrong', 'credentials_wrong', 'account_locked', 'code_wrong', 'account_registered', 'inviter_invalid', 'registration_failed', 'login_required', 'once_a_day', 'fund_password_wrong', 'already_certified', 'id_number_exists', 'id_number_invalid', 'name_invalid', 'card_number_exists', 'operation_failed', 'balance_not_enough', 'turnover_insufficient', 'amount_too_small', 'amount_too_large', 'withdraw_amount_too_small', 'withdraw_amount_too_large', 'withdraw_time_limit', 'withdraw_times_limit', 'withdraw_amount_limit', 'holdings_max', 'single_max', 'single_min', 'product_not_found', 'network_error', 'no_data', 'verify_failed', 'non_trading_time', 'append_required', 'real_name_required', 'withdraw_card_required', 'alipay_required', 'agreement_required', 'passwords_differ', 'request_conflict', 'input_invalid', 'code_too_soon', 'too_many_requests', 'fund_password_required', 'deposit_not_released', 'review_in_progress', 'card_number_invalid', 'address_invalid', 'file_rejected', 'funds_frozen', 'action_not_allowed', 'project_ended', 'project_full', 'price_changed']),
  "params": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string())
})
})])

/**
 * An activity with its rules as HTML, its time, and the route of the app where one takes part.
 * @summary Get one activity
 */
export const getActivityResponseOneMsgMax = 500;

export const getActivityResponseOneTimeMin = 1000000000;
export const getActivityResponseOneTimeMax = 9999999999;

export const getActivityResponseOneDataIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const getActivityResponseOneDataTitleMax = 200;

export const getActivityResponseOneDataHtmlMax = 200000;

export const getActivityResponseOneDataImageUrlMax = 500;


export const getActivityResponseOneDataImageUrlRegExp = new RegExp('^/.+');
export const getActivityResponseOneDataStartsAtMin = 1000000000;
export const getActivityResponseOneDataStartsAtMax = 9999999999;

export const getActivityResponseOneDataEndsAtMin = 1000000000;
export const getActivityResponseOneDataEndsAtMax = 9999999999;

export const getActivityResponseOneDataLinkRegExp = new RegExp('^/pages/[A-Za-z]+/[A-Za-z]+$');
export const getActivityResponseTwoMsgMax = 500;

export const getActivityResponseTwoTimeMin = 1000000000;
export const getActivityResponseTwoTimeMax = 9999999999;



export const GetActivityResponse = /*#__PURE__*/ zod.discriminatedUnion('code', [/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(1),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getActivityResponseOneMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getActivityResponseOneTimeMin)).check(/*#__PURE__*/ zod.lte(getActivityResponseOneTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getActivityResponseOneDataIdRegExp)),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getActivityResponseOneDataTitleMax)),
  "html": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getActivityResponseOneDataHtmlMax)),
  "image_url": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getActivityResponseOneDataImageUrlMax)).check(/*#__PURE__*/ zod.regex(getActivityResponseOneDataImageUrlRegExp))),
  "starts_at": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getActivityResponseOneDataStartsAtMin)).check(/*#__PURE__*/ zod.lte(getActivityResponseOneDataStartsAtMax)),
  "ends_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getActivityResponseOneDataEndsAtMin)).check(/*#__PURE__*/ zod.lte(getActivityResponseOneDataEndsAtMax))),
  "state": /*#__PURE__*/ zod.enum(['upcoming', 'in_progress', 'ended', 'unknown']),
  "link": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getActivityResponseOneDataLinkRegExp)))
})
}),/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.literal(0),
  "msg": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getActivityResponseTwoMsgMax)),
  "time": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getActivityResponseTwoTimeMin)).check(/*#__PURE__*/ zod.lte(getActivityResponseTwoTimeMax)),
  "data": /*#__PURE__*/ zod.object({
  "reason": /*#__PURE__*/ zod.enum(['user_name_invalid', 'user_not_found', 'login_password_wrong', 'credentials_wrong', 'account_locked', 'code_wrong', 'account_registered', 'inviter_invalid', 'registration_failed', 'login_required', 'once_a_day', 'fund_password_wrong', 'already_certified', 'id_number_exists', 'id_number_invalid', 'name_invalid', 'card_number_exists', 'operation_failed', 'balance_not_enough', 'turnover_insufficient', 'amount_too_small', 'amount_too_large', 'withdraw_amount_too_small', 'withdraw_amount_too_large', 'withdraw_time_limit', 'withdraw_times_limit', 'withdraw_amount_limit', 'holdings_max', 'single_max', 'single_min', 'product_not_found', 'network_error', 'no_data', 'verify_failed', 'non_trading_time', 'append_required', 'real_name_required', 'withdraw_card_required', 'alipay_required', 'agreement_required', 'passwords_differ', 'request_conflict', 'input_invalid', 'code_too_soon', 'too_many_requests', 'fund_password_required', 'deposit_not_released', 'review_in_progress', 'card_number_invalid', 'address_invalid', 'file_rejected', 'funds_frozen', 'action_not_allowed', 'project_ended', 'project_full', 'price_changed']),
  "params": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string())
})
})])

