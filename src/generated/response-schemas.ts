/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */

/** Loads the validator of an operation's answer, by method and path. */
export const responseSchemas = {
  'POST /api/login/index': () =>
    import('./access/access.zod.ts').then((module) => module.LogInResponse),
  'POST /api/login/reg': () =>
    import('./access/access.zod.ts').then((module) => module.RegisterResponse),
  'POST /api/login/code': () =>
    import('./access/access.zod.ts').then((module) => module.SendCodeResponse),
  'POST /api/login/forgetpwd': () =>
    import('./access/access.zod.ts').then((module) => module.ResetPasswordResponse),
  'POST /api/login/logout': () =>
    import('./access/access.zod.ts').then((module) => module.LogOutResponse),
  'GET /api/index/banner': () =>
    import('./content/content.zod.ts').then((module) => module.ListBannersResponse),
  'GET /api/index/ater': () =>
    import('./content/content.zod.ts').then((module) => module.GetAnnouncementResponse),
  'GET /api/index/home': () =>
    import('./content/content.zod.ts').then((module) => module.GetHomeResponse),
  'GET /api/index/info': () =>
    import('./content/content.zod.ts').then((module) => module.GetSiteInfoResponse),
  'GET /api/index/notice': () =>
    import('./content/content.zod.ts').then((module) => module.ListNoticesResponse),
  'GET /api/index/about_list': () =>
    import('./content/content.zod.ts').then((module) => module.ListNewsResponse),
  'GET /api/index/about_details': () =>
    import('./content/content.zod.ts').then((module) => module.GetNewsResponse),
  'GET /api/index/get_detail_from_type': () =>
    import('./content/content.zod.ts').then((module) => module.GetContentByTypeResponse),
  'GET /api/index/activity_details': () =>
    import('./content/content.zod.ts').then((module) => module.GetActivityResponse),
  'GET /api/index/goods': () =>
    import('./market/market.zod.ts').then((module) => module.ListProductsResponse),
  'GET /api/index/ajaxdata': () =>
    import('./market/market.zod.ts').then((module) => module.ListQuotesResponse),
  'GET /api/index/ajaxpro': () =>
    import('./market/market.zod.ts').then((module) => module.GetLatestPriceResponse),
  'GET /api/index/getprodata': () =>
    import('./market/market.zod.ts').then((module) => module.GetProductResponse),
  'GET /api/index/getkdata': () =>
    import('./market/market.zod.ts').then((module) => module.ListCandlesResponse),
  'GET /api/index/seconds': () =>
    import('./market/market.zod.ts').then((module) => module.ListSettlementOptionsResponse),
  'GET /api/user/index': () =>
    import('./account/account.zod.ts').then((module) => module.GetUserResponse),
  'POST /api/user/pwd_login': () =>
    import('./account/account.zod.ts').then((module) => module.ChangeLoginPasswordResponse),
  'POST /api/user/pwd_pay': () =>
    import('./account/account.zod.ts').then((module) => module.SetFundPasswordResponse),
  'GET /api/user/cash': () =>
    import('./withdrawal/withdrawal.zod.ts').then((module) => module.GetWithdrawalViewResponse),
  'POST /api/user/cash': () =>
    import('./withdrawal/withdrawal.zod.ts').then((module) => module.SubmitWithdrawalResponse),
  'GET /api/user/cash_record': () =>
    import('./withdrawal/withdrawal.zod.ts').then((module) => module.ListWithdrawalRecordsResponse),
} as const
