/**
 * Generated from openapi/h5.yaml by `npm run generate`. Do not edit.
 */
import type {
  AddPasskeyDone,
  AddPasskeyForm,
  AddPriceAlertForm,
  AppendPurchaseDone,
  AppendPurchaseForm,
  BindPaymentMethodDone,
  BindPaymentMethodForm,
  BindWalletAddressDone,
  BindWalletAddressForm,
  BuyProjectDone,
  BuyProjectForm,
  ChangeLoginPasswordForm,
  ChangePriceAlertForm,
  ClaimDailyBonusDone,
  ClaimDailyBonusForm,
  CodeSentDone,
  EndSessionForm,
  GetActivityDone,
  GetActivityParams,
  GetAnnouncementDone,
  GetBalanceProductDone,
  GetCertificationDone,
  GetContentByTypeDone,
  GetContentByTypeParams,
  GetDailyBonusDone,
  GetDailyBonusParams,
  GetDepositViewDone,
  GetDepositViewParams,
  GetExchangeDone,
  GetHomeDone,
  GetIncomeCalendarDone,
  GetIncomeCalendarParams,
  GetInvitationDone,
  GetLatestPriceDone,
  GetLatestPriceParams,
  GetNewsDone,
  GetNewsParams,
  GetOrderDone,
  GetOrderParams,
  GetPasskeysDone,
  GetPriceAlertsDone,
  GetProductDone,
  GetProductParams,
  GetProjectDone,
  GetProjectParams,
  GetPurchaseDone,
  GetPurchaseParams,
  GetSiteInfoDone,
  GetUserDone,
  GetWalletDone,
  GetWalletParams,
  GetWithdrawalViewDone,
  LimitChangeForm,
  ListBannersDone,
  ListBannersParams,
  ListCandlesDone,
  ListCandlesParams,
  ListDepositRecordsDone,
  ListDepositRecordsParams,
  ListExchangeRecordsDone,
  ListExchangeRecordsParams,
  ListHoldingsDone,
  ListHoldingsParams,
  ListInviteesDone,
  ListInviteesParams,
  ListMessagesDone,
  ListMessagesParams,
  ListNewsDone,
  ListNewsParams,
  ListNoticesDone,
  ListNoticesParams,
  ListOrdersDone,
  ListOrdersParams,
  ListPaymentMethodsDone,
  ListPaymentMethodsParams,
  ListProductsDone,
  ListProductsParams,
  ListProjectsDone,
  ListProjectsParams,
  ListPurchasesDone,
  ListPurchasesParams,
  ListQuotesDone,
  ListQuotesParams,
  ListRequestsDone,
  ListSecurityEventsDone,
  ListSecurityEventsParams,
  ListSessionsDone,
  ListSettlementOptionsDone,
  ListSettlementOptionsParams,
  ListTicksDone,
  ListTicksParams,
  ListWalletAddressesDone,
  ListWalletAddressesParams,
  ListWithdrawalRecordsDone,
  ListWithdrawalRecordsParams,
  LogInForm,
  LogInWithPasskeyForm,
  MarkMessagesReadDone,
  MarkMessagesReadForm,
  OwnLimitsDone,
  PasskeyCreationDone,
  PasskeyRequestDone,
  PlaceOrderDone,
  PlaceOrderForm,
  PriceAlertDone,
  RegisterForm,
  RemovePasskeyDone,
  RemovePasskeyForm,
  RemovePriceAlertDone,
  RemovePriceAlertForm,
  RemoveTargetDone,
  RemoveTargetForm,
  RenewPurchaseDone,
  RenewPurchaseForm,
  RequestDepositReleaseDone,
  RequestDepositReleaseForm,
  ResetPasswordForm,
  SendCodeForm,
  SessionDone,
  SessionsEndedDone,
  SetFundPasswordForm,
  SetOwnLimitsForm,
  SettleOrderDone,
  SettleOrderForm,
  SettlePurchaseDone,
  SettlePurchaseForm,
  StartConfirmationDone,
  StartConfirmationForm,
  StartPasskeyForm,
  StartPauseForm,
  SubmitCertificationDone,
  SubmitCertificationForm,
  SubmitDepositDone,
  SubmitDepositForm,
  SubmitExchangeDone,
  SubmitExchangeForm,
  SubmitWithdrawalDone,
  SubmitWithdrawalForm,
  UploadAvatarDone,
  UploadAvatarForm,
  UploadFileDone,
  UploadFileForm,
} from '../../src/generated/h5.schemas.ts'
import type { DecimalText, PictureFile, Route } from '../core/route.ts'

/**
 * What each operation takes, checked and decoded, and the `data` that it answers. Amounts arrive as
 * the decimal text that was sent, so that no binary number is between the user and the ledger.
 */
export interface Operations {
  logIn: {
    input: LogInForm
    data: SessionDone['data']
    public: true
    once: false
  }
  register: {
    input: RegisterForm
    data: SessionDone['data']
    public: true
    once: false
  }
  sendCode: {
    input: SendCodeForm
    data: CodeSentDone['data']
    public: true
    once: false
  }
  resetPassword: {
    input: ResetPasswordForm
    data: SessionsEndedDone['data']
    public: true
    once: false
  }
  startPasskeyLogIn: {
    input: Record<never, never>
    data: PasskeyRequestDone['data']
    public: true
    once: false
  }
  logInWithPasskey: {
    input: LogInWithPasskeyForm
    data: SessionDone['data']
    public: true
    once: false
  }
  logOut: {
    input: Record<never, never>
    data: SessionsEndedDone['data']
    public: false
    once: false
  }
  listBanners: {
    input: ListBannersParams
    data: ListBannersDone['data']
    public: true
    once: false
  }
  getAnnouncement: {
    input: Record<never, never>
    data: GetAnnouncementDone['data']
    public: true
    once: false
  }
  getHome: {
    input: Record<never, never>
    data: GetHomeDone['data']
    public: true
    once: false
  }
  getSiteInfo: {
    input: Record<never, never>
    data: GetSiteInfoDone['data']
    public: true
    once: false
  }
  listNotices: {
    input: ListNoticesParams & Required<Pick<ListNoticesParams, 'page' | 'limit'>>
    data: ListNoticesDone['data']
    public: true
    once: false
  }
  listNews: {
    input: ListNewsParams & Required<Pick<ListNewsParams, 'page' | 'limit'>>
    data: ListNewsDone['data']
    public: true
    once: false
  }
  getNews: {
    input: GetNewsParams
    data: GetNewsDone['data']
    public: true
    once: false
  }
  getContentByType: {
    input: GetContentByTypeParams
    data: GetContentByTypeDone['data']
    public: true
    once: false
  }
  getActivity: {
    input: GetActivityParams
    data: GetActivityDone['data']
    public: true
    once: false
  }
  listProducts: {
    input: ListProductsParams
    data: ListProductsDone['data']
    public: true
    once: false
  }
  listQuotes: {
    input: ListQuotesParams
    data: ListQuotesDone['data']
    public: true
    once: false
  }
  getLatestPrice: {
    input: GetLatestPriceParams
    data: GetLatestPriceDone['data']
    public: true
    once: false
  }
  getProduct: {
    input: GetProductParams
    data: GetProductDone['data']
    public: true
    once: false
  }
  listCandles: {
    input: ListCandlesParams & Required<Pick<ListCandlesParams, 'count'>>
    data: ListCandlesDone['data']
    public: true
    once: false
  }
  listTicks: {
    input: ListTicksParams & Required<Pick<ListTicksParams, 'step'>>
    data: ListTicksDone['data']
    public: true
    once: false
  }
  listSettlementOptions: {
    input: ListSettlementOptionsParams
    data: ListSettlementOptionsDone['data']
    public: true
    once: false
  }
  getPriceAlerts: {
    input: Record<never, never>
    data: GetPriceAlertsDone['data']
    public: false
    once: false
  }
  addPriceAlert: {
    input: AddPriceAlertForm
    data: PriceAlertDone['data']
    public: false
    once: false
  }
  changePriceAlert: {
    input: ChangePriceAlertForm
    data: PriceAlertDone['data']
    public: false
    once: false
  }
  removePriceAlert: {
    input: RemovePriceAlertForm
    data: RemovePriceAlertDone['data']
    public: false
    once: false
  }
  getUser: {
    input: Record<never, never>
    data: GetUserDone['data']
    public: false
    once: false
  }
  listRequests: {
    input: Record<never, never>
    data: ListRequestsDone['data']
    public: false
    once: false
  }
  changeLoginPassword: {
    input: ChangeLoginPasswordForm
    data: SessionsEndedDone['data']
    public: false
    once: false
  }
  setFundPassword: {
    input: SetFundPasswordForm
    data: SessionsEndedDone['data']
    public: false
    once: false
  }
  getPasskeys: {
    input: Record<never, never>
    data: GetPasskeysDone['data']
    public: false
    once: false
  }
  startPasskey: {
    input: StartPasskeyForm
    data: PasskeyCreationDone['data']
    public: false
    once: false
  }
  addPasskey: {
    input: AddPasskeyForm
    data: AddPasskeyDone['data']
    public: false
    once: false
  }
  removePasskey: {
    input: RemovePasskeyForm
    data: RemovePasskeyDone['data']
    public: false
    once: false
  }
  startConfirmation: {
    input: StartConfirmationForm
    data: StartConfirmationDone['data']
    public: false
    once: false
  }
  listSessions: {
    input: Record<never, never>
    data: ListSessionsDone['data']
    public: false
    once: false
  }
  endSession: {
    input: EndSessionForm
    data: SessionsEndedDone['data']
    public: false
    once: false
  }
  endOtherSessions: {
    input: Record<never, never>
    data: SessionsEndedDone['data']
    public: false
    once: false
  }
  listSecurityEvents: {
    input: ListSecurityEventsParams & Required<Pick<ListSecurityEventsParams, 'page' | 'limit'>>
    data: ListSecurityEventsDone['data']
    public: false
    once: false
  }
  getOwnLimits: {
    input: Record<never, never>
    data: OwnLimitsDone['data']
    public: false
    once: false
  }
  setOwnLimits: {
    input: SetOwnLimitsForm
    data: OwnLimitsDone['data']
    public: false
    once: false
  }
  confirmLimitChange: {
    input: LimitChangeForm
    data: OwnLimitsDone['data']
    public: false
    once: false
  }
  cancelLimitChange: {
    input: LimitChangeForm
    data: OwnLimitsDone['data']
    public: false
    once: false
  }
  startPause: {
    input: StartPauseForm
    data: OwnLimitsDone['data']
    public: false
    once: false
  }
  requestPauseEnd: {
    input: Record<never, never>
    data: OwnLimitsDone['data']
    public: false
    once: false
  }
  getCertification: {
    input: Record<never, never>
    data: GetCertificationDone['data']
    public: false
    once: false
  }
  submitCertification: {
    input: SubmitCertificationForm
    data: SubmitCertificationDone['data']
    public: false
    once: false
  }
  uploadFile: {
    input: Omit<UploadFileForm, 'file'> & { file: PictureFile }
    data: UploadFileDone['data']
    public: false
    once: false
  }
  uploadAvatar: {
    input: Omit<UploadAvatarForm, 'file'> & { file: PictureFile }
    data: UploadAvatarDone['data']
    public: false
    once: false
  }
  bindPaymentMethod: {
    input: BindPaymentMethodForm
    data: BindPaymentMethodDone['data']
    public: false
    once: true
  }
  listPaymentMethods: {
    input: ListPaymentMethodsParams & Required<Pick<ListPaymentMethodsParams, 'page' | 'limit'>>
    data: ListPaymentMethodsDone['data']
    public: false
    once: false
  }
  removePaymentMethod: {
    input: RemoveTargetForm
    data: RemoveTargetDone['data']
    public: false
    once: false
  }
  listWalletAddresses: {
    input: ListWalletAddressesParams & Required<Pick<ListWalletAddressesParams, 'page' | 'limit'>>
    data: ListWalletAddressesDone['data']
    public: false
    once: false
  }
  bindWalletAddress: {
    input: BindWalletAddressForm
    data: BindWalletAddressDone['data']
    public: false
    once: true
  }
  removeWalletAddress: {
    input: RemoveTargetForm
    data: RemoveTargetDone['data']
    public: false
    once: false
  }
  getDepositView: {
    input: GetDepositViewParams
    data: GetDepositViewDone['data']
    public: false
    once: false
  }
  requestDepositRelease: {
    input: Omit<RequestDepositReleaseForm, 'amount'> & { amount: DecimalText }
    data: RequestDepositReleaseDone['data']
    public: false
    once: true
  }
  submitDeposit: {
    input: Omit<SubmitDepositForm, 'amount'> & { amount: DecimalText }
    data: SubmitDepositDone['data']
    public: false
    once: true
  }
  listDepositRecords: {
    input: ListDepositRecordsParams & Required<Pick<ListDepositRecordsParams, 'page' | 'limit'>>
    data: ListDepositRecordsDone['data']
    public: false
    once: false
  }
  placeOrder: {
    input: Omit<PlaceOrderForm, 'amount'> & { amount: DecimalText }
    data: PlaceOrderDone['data']
    public: false
    once: true
  }
  settleOrder: {
    input: SettleOrderForm
    data: SettleOrderDone['data']
    public: false
    once: false
  }
  getOrder: {
    input: GetOrderParams
    data: GetOrderDone['data']
    public: false
    once: false
  }
  listOrders: {
    input: ListOrdersParams & Required<Pick<ListOrdersParams, 'view' | 'page' | 'limit'>>
    data: ListOrdersDone['data']
    public: false
    once: false
  }
  listHoldings: {
    input: ListHoldingsParams & Required<Pick<ListHoldingsParams, 'page' | 'limit'>>
    data: ListHoldingsDone['data']
    public: false
    once: false
  }
  listProjects: {
    input: ListProjectsParams & Required<Pick<ListProjectsParams, 'filter' | 'sort' | 'page' | 'limit'>>
    data: ListProjectsDone['data']
    public: false
    once: false
  }
  getProject: {
    input: GetProjectParams
    data: GetProjectDone['data']
    public: false
    once: false
  }
  getBalanceProduct: {
    input: Record<never, never>
    data: GetBalanceProductDone['data']
    public: false
    once: false
  }
  buyProject: {
    input: Omit<BuyProjectForm, 'amount'> & { amount: DecimalText }
    data: BuyProjectDone['data']
    public: false
    once: true
  }
  appendPurchase: {
    input: Omit<AppendPurchaseForm, 'amount'> & { amount: DecimalText }
    data: AppendPurchaseDone['data']
    public: false
    once: true
  }
  renewPurchase: {
    input: RenewPurchaseForm
    data: RenewPurchaseDone['data']
    public: false
    once: true
  }
  settlePurchase: {
    input: SettlePurchaseForm
    data: SettlePurchaseDone['data']
    public: false
    once: true
  }
  listPurchases: {
    input: ListPurchasesParams & Required<Pick<ListPurchasesParams, 'page' | 'limit'>>
    data: ListPurchasesDone['data']
    public: false
    once: false
  }
  getPurchase: {
    input: GetPurchaseParams
    data: GetPurchaseDone['data']
    public: false
    once: false
  }
  getIncomeCalendar: {
    input: GetIncomeCalendarParams
    data: GetIncomeCalendarDone['data']
    public: false
    once: false
  }
  getWallet: {
    input: GetWalletParams & Required<Pick<GetWalletParams, 'page' | 'limit'>>
    data: GetWalletDone['data']
    public: false
    once: false
  }
  getExchange: {
    input: Record<never, never>
    data: GetExchangeDone['data']
    public: false
    once: false
  }
  submitExchange: {
    input: Omit<SubmitExchangeForm, 'amount'> & { amount: DecimalText }
    data: SubmitExchangeDone['data']
    public: false
    once: true
  }
  listExchangeRecords: {
    input: ListExchangeRecordsParams & Required<Pick<ListExchangeRecordsParams, 'page' | 'limit'>>
    data: ListExchangeRecordsDone['data']
    public: false
    once: false
  }
  getWithdrawalView: {
    input: Record<never, never>
    data: GetWithdrawalViewDone['data']
    public: false
    once: false
  }
  submitWithdrawal: {
    input: Omit<SubmitWithdrawalForm, 'amount'> & { amount: DecimalText }
    data: SubmitWithdrawalDone['data']
    public: false
    once: true
  }
  listWithdrawalRecords: {
    input: ListWithdrawalRecordsParams & Required<Pick<ListWithdrawalRecordsParams, 'page' | 'limit'>>
    data: ListWithdrawalRecordsDone['data']
    public: false
    once: false
  }
  listMessages: {
    input: ListMessagesParams & Required<Pick<ListMessagesParams, 'page' | 'limit'>>
    data: ListMessagesDone['data']
    public: false
    once: false
  }
  markMessagesRead: {
    input: MarkMessagesReadForm
    data: MarkMessagesReadDone['data']
    public: false
    once: false
  }
  getInvitation: {
    input: Record<never, never>
    data: GetInvitationDone['data']
    public: false
    once: false
  }
  listInvitees: {
    input: ListInviteesParams & Required<Pick<ListInviteesParams, 'page' | 'limit'>>
    data: ListInviteesDone['data']
    public: false
    once: false
  }
  getDailyBonus: {
    input: GetDailyBonusParams
    data: GetDailyBonusDone['data']
    public: false
    once: false
  }
  claimDailyBonus: {
    input: ClaimDailyBonusForm
    data: ClaimDailyBonusDone['data']
    public: false
    once: true
  }
}

export type OperationId = keyof Operations

/** Every operation of the contract, in its order. */
export const routes: readonly Route<OperationId>[] = [
  {"id":"logIn","tag":"access","area":null,"capability":null,"method":"POST","path":"/api/login/index","public":true,"caching":null,"once":false,"duplicateFields":null,"body":"urlencoded","fields":{"account":"text","password":"text","device_credentials":"text"},"required":["account","password"],"query":{},"refusals":["input_invalid","user_name_invalid","too_many_requests","account_locked","credentials_wrong","network_error"]},
  {"id":"register","tag":"access","area":null,"capability":null,"method":"POST","path":"/api/login/reg","public":true,"caching":null,"once":false,"duplicateFields":null,"body":"urlencoded","fields":{"account":"text","password":"text","password_confirm":"text","code":"text","invitation_code":"text","agreement":"boolean"},"required":["account","password","password_confirm","code","invitation_code","agreement"],"query":{},"refusals":["input_invalid","user_name_invalid","agreement_required","too_many_requests","passwords_differ","inviter_invalid","code_wrong","account_registered","registration_failed","network_error"]},
  {"id":"sendCode","tag":"access","area":null,"capability":null,"method":"POST","path":"/api/login/code","public":true,"caching":null,"once":false,"duplicateFields":null,"body":"urlencoded","fields":{"account":"text","purpose":"text"},"required":["account","purpose"],"query":{},"refusals":["input_invalid","user_name_invalid","too_many_requests","code_too_soon","network_error"]},
  {"id":"resetPassword","tag":"access","area":null,"capability":null,"method":"POST","path":"/api/login/forgetpwd","public":true,"caching":null,"once":false,"duplicateFields":null,"body":"urlencoded","fields":{"account":"text","code":"text","password":"text","password_confirm":"text"},"required":["account","code","password","password_confirm"],"query":{},"refusals":["input_invalid","too_many_requests","passwords_differ","code_wrong","account_locked","network_error"]},
  {"id":"startPasskeyLogIn","tag":"access","area":null,"capability":"passkeys","method":"POST","path":"/api/login/passkey_start","public":true,"caching":null,"once":false,"duplicateFields":null,"body":"none","fields":{},"required":[],"query":{},"refusals":["input_invalid","too_many_requests","network_error"]},
  {"id":"logInWithPasskey","tag":"access","area":null,"capability":"passkeys","method":"POST","path":"/api/login/passkey","public":true,"caching":null,"once":false,"duplicateFields":null,"body":"urlencoded","fields":{"challenge_id":"text","credential":"text","device_credentials":"text"},"required":["challenge_id","credential"],"query":{},"refusals":["input_invalid","too_many_requests","challenge_expired","passkey_unknown","passkey_refused","account_locked","network_error"]},
  {"id":"logOut","tag":"access","area":null,"capability":null,"method":"POST","path":"/api/login/logout","public":false,"caching":null,"once":false,"duplicateFields":null,"body":"none","fields":{},"required":[],"query":{},"refusals":["input_invalid","network_error"]},
  {"id":"listBanners","tag":"content","area":null,"capability":null,"method":"GET","path":"/api/index/banner","public":true,"caching":"public, max-age=60","once":false,"duplicateFields":null,"body":"none","fields":{},"required":[],"query":{"position":{"kind":"text"}},"refusals":["input_invalid","network_error"]},
  {"id":"getAnnouncement","tag":"content","area":null,"capability":null,"method":"GET","path":"/api/index/ater","public":true,"caching":"public, max-age=60","once":false,"duplicateFields":null,"body":"none","fields":{},"required":[],"query":{},"refusals":["network_error"]},
  {"id":"getHome","tag":"content","area":null,"capability":null,"method":"GET","path":"/api/index/home","public":true,"caching":"public, max-age=60","once":false,"duplicateFields":null,"body":"none","fields":{},"required":[],"query":{},"refusals":["network_error"]},
  {"id":"getSiteInfo","tag":"content","area":null,"capability":null,"method":"GET","path":"/api/index/info","public":true,"caching":"public, max-age=60","once":false,"duplicateFields":null,"body":"none","fields":{},"required":[],"query":{},"refusals":["network_error"]},
  {"id":"listNotices","tag":"content","area":null,"capability":null,"method":"GET","path":"/api/index/notice","public":true,"caching":"public, max-age=60","once":false,"duplicateFields":null,"body":"none","fields":{},"required":[],"query":{"page":{"kind":"integer","default":1},"limit":{"kind":"integer","default":20}},"refusals":["input_invalid","network_error"]},
  {"id":"listNews","tag":"content","area":"news","capability":null,"method":"GET","path":"/api/index/about_list","public":true,"caching":"public, max-age=60","once":false,"duplicateFields":null,"body":"none","fields":{},"required":[],"query":{"category":{"kind":"text"},"page":{"kind":"integer","default":1},"limit":{"kind":"integer","default":20}},"refusals":["area_not_offered","input_invalid","network_error"]},
  {"id":"getNews","tag":"content","area":"news","capability":null,"method":"GET","path":"/api/index/about_details","public":true,"caching":"public, max-age=60","once":false,"duplicateFields":null,"body":"none","fields":{},"required":[],"query":{"id":{"kind":"text","required":true}},"refusals":["area_not_offered","input_invalid","no_data","network_error"]},
  {"id":"getContentByType","tag":"content","area":null,"capability":null,"method":"GET","path":"/api/index/get_detail_from_type","public":true,"caching":"public, max-age=60","once":false,"duplicateFields":null,"body":"none","fields":{},"required":[],"query":{"type":{"kind":"text","required":true}},"refusals":["input_invalid","area_not_offered","no_data","network_error"]},
  {"id":"getActivity","tag":"content","area":"activities","capability":null,"method":"GET","path":"/api/index/activity_details","public":true,"caching":"public, max-age=60","once":false,"duplicateFields":null,"body":"none","fields":{},"required":[],"query":{"id":{"kind":"text","required":true}},"refusals":["area_not_offered","input_invalid","no_data","network_error"]},
  {"id":"listProducts","tag":"market","area":"trading","capability":null,"method":"GET","path":"/api/index/goods","public":true,"caching":"public, max-age=60","once":false,"duplicateFields":null,"body":"none","fields":{},"required":[],"query":{"category":{"kind":"text"}},"refusals":["area_not_offered","input_invalid","network_error"]},
  {"id":"listQuotes","tag":"market","area":"trading","capability":null,"method":"GET","path":"/api/index/ajaxdata","public":true,"caching":"public, max-age=1","once":false,"duplicateFields":null,"body":"none","fields":{},"required":[],"query":{"symbols":{"kind":"text"}},"refusals":["area_not_offered","input_invalid","network_error"]},
  {"id":"getLatestPrice","tag":"market","area":"trading","capability":null,"method":"GET","path":"/api/index/ajaxpro","public":true,"caching":"public, max-age=1","once":false,"duplicateFields":null,"body":"none","fields":{},"required":[],"query":{"symbol":{"kind":"text","required":true}},"refusals":["area_not_offered","input_invalid","product_not_found","network_error"]},
  {"id":"getProduct","tag":"market","area":"trading","capability":null,"method":"GET","path":"/api/index/getprodata","public":true,"caching":"public, max-age=1","once":false,"duplicateFields":null,"body":"none","fields":{},"required":[],"query":{"symbol":{"kind":"text","required":true}},"refusals":["area_not_offered","input_invalid","product_not_found","network_error"]},
  {"id":"listCandles","tag":"market","area":"trading","capability":null,"method":"GET","path":"/api/index/getkdata","public":true,"caching":"public, max-age=1","once":false,"duplicateFields":null,"body":"none","fields":{},"required":[],"query":{"symbol":{"kind":"text","required":true},"interval":{"kind":"text","required":true},"count":{"kind":"integer","default":300},"before":{"kind":"integer"}},"refusals":["area_not_offered","input_invalid","product_not_found","network_error"]},
  {"id":"listTicks","tag":"market","area":"trading","capability":null,"method":"GET","path":"/api/index/ticks","public":true,"caching":"public, max-age=1","once":false,"duplicateFields":null,"body":"none","fields":{},"required":[],"query":{"symbol":{"kind":"text","required":true},"from":{"kind":"integer","required":true},"until":{"kind":"integer","required":true},"step":{"kind":"integer","default":1}},"refusals":["area_not_offered","input_invalid","product_not_found","network_error"]},
  {"id":"listSettlementOptions","tag":"market","area":"trading","capability":null,"method":"GET","path":"/api/index/seconds","public":true,"caching":"public, max-age=60","once":false,"duplicateFields":null,"body":"none","fields":{},"required":[],"query":{"symbol":{"kind":"text","required":true}},"refusals":["area_not_offered","input_invalid","product_not_found","network_error"]},
  {"id":"getPriceAlerts","tag":"alerts","area":"trading","capability":"price_alerts","method":"GET","path":"/api/user/alerts","public":false,"caching":null,"once":false,"duplicateFields":null,"body":"none","fields":{},"required":[],"query":{},"refusals":["area_not_offered","account_locked","network_error"]},
  {"id":"addPriceAlert","tag":"alerts","area":"trading","capability":"price_alerts","method":"POST","path":"/api/user/alerts","public":false,"caching":null,"once":false,"duplicateFields":null,"body":"urlencoded","fields":{"symbol":"text","price":"text","repeat":"text"},"required":["symbol","price","repeat"],"query":{},"refusals":["area_not_offered","account_locked","input_invalid","too_many_requests","product_not_found","price_reached","alert_exists","alerts_max","operation_failed","network_error"]},
  {"id":"changePriceAlert","tag":"alerts","area":"trading","capability":"price_alerts","method":"POST","path":"/api/user/alert_change","public":false,"caching":null,"once":false,"duplicateFields":null,"body":"urlencoded","fields":{"id":"text","price":"text","repeat":"text"},"required":["id","price","repeat"],"query":{},"refusals":["area_not_offered","account_locked","input_invalid","too_many_requests","no_data","price_reached","alert_exists","alerts_max","operation_failed","network_error"]},
  {"id":"removePriceAlert","tag":"alerts","area":"trading","capability":"price_alerts","method":"POST","path":"/api/user/alert_remove","public":false,"caching":null,"once":false,"duplicateFields":null,"body":"urlencoded","fields":{"id":"text"},"required":["id"],"query":{},"refusals":["area_not_offered","account_locked","input_invalid","too_many_requests","no_data","operation_failed","network_error"]},
  {"id":"getUser","tag":"account","area":null,"capability":null,"method":"GET","path":"/api/user/index","public":false,"caching":null,"once":false,"duplicateFields":null,"body":"none","fields":{},"required":[],"query":{},"refusals":["account_locked","network_error"]},
  {"id":"listRequests","tag":"account","area":null,"capability":null,"method":"GET","path":"/api/user/request_record","public":false,"caching":null,"once":false,"duplicateFields":null,"body":"none","fields":{},"required":[],"query":{},"refusals":["account_locked","network_error"]},
  {"id":"changeLoginPassword","tag":"security","area":null,"capability":null,"method":"POST","path":"/api/user/pwd_login","public":false,"caching":null,"once":false,"duplicateFields":null,"body":"urlencoded","fields":{"old_password":"text","password":"text","password_confirm":"text"},"required":["old_password","password","password_confirm"],"query":{},"refusals":["account_locked","input_invalid","passwords_differ","too_many_requests","login_password_wrong","network_error"]},
  {"id":"setFundPassword","tag":"security","area":null,"capability":null,"method":"POST","path":"/api/user/pwd_pay","public":false,"caching":null,"once":false,"duplicateFields":null,"body":"urlencoded","fields":{"old_password":"text","password":"text","password_confirm":"text"},"required":["password","password_confirm"],"query":{},"refusals":["account_locked","input_invalid","passwords_differ","too_many_requests","fund_password_wrong","network_error"]},
  {"id":"getPasskeys","tag":"security","area":null,"capability":"passkeys","method":"GET","path":"/api/user/passkeys","public":false,"caching":null,"once":false,"duplicateFields":null,"body":"none","fields":{},"required":[],"query":{},"refusals":["account_locked","network_error"]},
  {"id":"startPasskey","tag":"security","area":null,"capability":"passkeys","method":"POST","path":"/api/user/passkey_start","public":false,"caching":null,"once":false,"duplicateFields":null,"body":"urlencoded","fields":{"login_password":"text"},"required":["login_password"],"query":{},"refusals":["account_locked","input_invalid","action_not_allowed","too_many_requests","login_password_wrong","network_error"]},
  {"id":"addPasskey","tag":"security","area":null,"capability":"passkeys","method":"POST","path":"/api/user/passkey_add","public":false,"caching":null,"once":false,"duplicateFields":null,"body":"urlencoded","fields":{"challenge_id":"text","name":"text","credential":"text"},"required":["challenge_id","name","credential"],"query":{},"refusals":["account_locked","input_invalid","challenge_expired","passkey_refused","action_not_allowed","network_error"]},
  {"id":"removePasskey","tag":"security","area":null,"capability":"passkeys","method":"POST","path":"/api/user/passkey_remove","public":false,"caching":null,"once":false,"duplicateFields":null,"body":"urlencoded","fields":{"id":"text","login_password":"text"},"required":["id","login_password"],"query":{},"refusals":["account_locked","input_invalid","too_many_requests","login_password_wrong","no_data","network_error"]},
  {"id":"startConfirmation","tag":"security","area":null,"capability":"passkeys","method":"POST","path":"/api/user/confirm_start","public":false,"caching":null,"once":false,"duplicateFields":null,"body":"urlencoded","fields":{"operation":"text","request":"text"},"required":["operation","request"],"query":{},"refusals":["account_locked","input_invalid","too_many_requests","passkey_unknown","no_data","network_error"]},
  {"id":"listSessions","tag":"security","area":null,"capability":"devices","method":"GET","path":"/api/user/sessions","public":false,"caching":null,"once":false,"duplicateFields":null,"body":"none","fields":{},"required":[],"query":{},"refusals":["account_locked","network_error"]},
  {"id":"endSession","tag":"security","area":null,"capability":"devices","method":"POST","path":"/api/user/end_session","public":false,"caching":null,"once":false,"duplicateFields":null,"body":"urlencoded","fields":{"id":"text"},"required":["id"],"query":{},"refusals":["account_locked","input_invalid","no_data","network_error"]},
  {"id":"endOtherSessions","tag":"security","area":null,"capability":"devices","method":"POST","path":"/api/user/end_other_sessions","public":false,"caching":null,"once":false,"duplicateFields":null,"body":"none","fields":{},"required":[],"query":{},"refusals":["account_locked","input_invalid","network_error"]},
  {"id":"listSecurityEvents","tag":"security","area":null,"capability":"devices","method":"GET","path":"/api/user/security_events","public":false,"caching":null,"once":false,"duplicateFields":null,"body":"none","fields":{},"required":[],"query":{"page":{"kind":"integer","default":1},"limit":{"kind":"integer","default":20}},"refusals":["account_locked","input_invalid","network_error"]},
  {"id":"getOwnLimits","tag":"limits","area":"trading","capability":"own_limits","method":"GET","path":"/api/user/limits","public":false,"caching":null,"once":false,"duplicateFields":null,"body":"none","fields":{},"required":[],"query":{},"refusals":["area_not_offered","account_locked","network_error"]},
  {"id":"setOwnLimits","tag":"limits","area":"trading","capability":"own_limits","method":"POST","path":"/api/user/limits","public":false,"caching":null,"once":false,"duplicateFields":null,"body":"urlencoded","fields":{"stake_max":"text","loss_day_max":"text","loss_week_max":"text","session_minutes":"text"},"required":[],"query":{},"refusals":["area_not_offered","account_locked","input_invalid","network_error"]},
  {"id":"confirmLimitChange","tag":"limits","area":"trading","capability":"own_limits","method":"POST","path":"/api/user/limits_confirm","public":false,"caching":null,"once":false,"duplicateFields":null,"body":"urlencoded","fields":{"change_id":"text"},"required":["change_id"],"query":{},"refusals":["area_not_offered","account_locked","input_invalid","no_data","action_not_allowed","network_error"]},
  {"id":"cancelLimitChange","tag":"limits","area":"trading","capability":"own_limits","method":"POST","path":"/api/user/limits_cancel","public":false,"caching":null,"once":false,"duplicateFields":null,"body":"urlencoded","fields":{"change_id":"text"},"required":["change_id"],"query":{},"refusals":["area_not_offered","account_locked","input_invalid","no_data","action_not_allowed","network_error"]},
  {"id":"startPause","tag":"limits","area":"trading","capability":"own_limits","method":"POST","path":"/api/user/pause","public":false,"caching":null,"once":false,"duplicateFields":null,"body":"urlencoded","fields":{"length":"text"},"required":["length"],"query":{},"refusals":["area_not_offered","account_locked","input_invalid","action_not_allowed","network_error"]},
  {"id":"requestPauseEnd","tag":"limits","area":"trading","capability":"own_limits","method":"POST","path":"/api/user/pause_end","public":false,"caching":null,"once":false,"duplicateFields":null,"body":"none","fields":{},"required":[],"query":{},"refusals":["area_not_offered","account_locked","input_invalid","action_not_allowed","network_error"]},
  {"id":"getCertification","tag":"verification","area":null,"capability":null,"method":"GET","path":"/api/user/certification","public":false,"caching":null,"once":false,"duplicateFields":null,"body":"none","fields":{},"required":[],"query":{},"refusals":["account_locked","network_error"]},
  {"id":"submitCertification","tag":"verification","area":null,"capability":null,"method":"POST","path":"/api/user/certification","public":false,"caching":null,"once":false,"duplicateFields":null,"body":"urlencoded","fields":{"real_name":"text","id_number":"text","document_country":"text","document_type":"text","front_file_id":"text","back_file_id":"text"},"required":["real_name","id_number","document_country","document_type","front_file_id"],"query":{},"refusals":["account_locked","input_invalid","already_certified","review_in_progress","too_many_requests","name_invalid","id_number_invalid","no_data","file_rejected","id_number_exists","verify_failed","operation_failed","network_error"]},
  {"id":"uploadFile","tag":"uploads","area":null,"capability":null,"method":"POST","path":"/api/user/uploadfile","public":false,"caching":null,"once":false,"duplicateFields":null,"body":"multipart","fields":{"purpose":"text","file":"file"},"required":["purpose","file"],"query":{},"refusals":["account_locked","file_rejected","input_invalid","too_many_requests","operation_failed","network_error"]},
  {"id":"uploadAvatar","tag":"uploads","area":null,"capability":null,"method":"POST","path":"/api/user/uploadavatar","public":false,"caching":null,"once":false,"duplicateFields":null,"body":"multipart","fields":{"file":"file"},"required":["file"],"query":{},"refusals":["account_locked","file_rejected","input_invalid","too_many_requests","operation_failed","network_error"]},
  {"id":"bindPaymentMethod","tag":"payment-methods","area":null,"capability":null,"method":"POST","path":"/api/user/add_card","public":false,"caching":null,"once":true,"duplicateFields":null,"body":"urlencoded","fields":{"type":"text","holder_name":"text","bank_name":"text","bank_branch":"text","bank_area":"text","branch_latitude":"text","branch_longitude":"text","card_number":"text","account":"text","bank_code":"text","currency":"text","network":"text","address":"text","request_id":"text","valid_until":"integer"},"required":["type","request_id","valid_until"],"query":{},"refusals":["input_invalid","request_conflict","request_expired","account_locked","area_not_offered","name_invalid","card_number_invalid","address_invalid","too_many_requests","card_number_exists","operation_failed","network_error"]},
  {"id":"listPaymentMethods","tag":"payment-methods","area":null,"capability":null,"method":"GET","path":"/api/user/bank_card","public":false,"caching":null,"once":false,"duplicateFields":null,"body":"none","fields":{},"required":[],"query":{"type":{"kind":"text"},"request_id":{"kind":"text"},"page":{"kind":"integer","default":1},"limit":{"kind":"integer","default":20}},"refusals":["account_locked","input_invalid","network_error"]},
  {"id":"removePaymentMethod","tag":"payment-methods","area":null,"capability":null,"method":"POST","path":"/api/user/del_card","public":false,"caching":null,"once":false,"duplicateFields":null,"body":"urlencoded","fields":{"id":"text","fund_password":"text","confirmation":"text"},"required":["id"],"query":{},"refusals":["account_locked","input_invalid","fund_password_required","too_many_requests","fund_password_wrong","challenge_expired","confirmation_mismatch","passkey_unknown","passkey_refused","no_data","action_not_allowed","operation_failed","network_error"]},
  {"id":"listWalletAddresses","tag":"payment-methods","area":"coins","capability":null,"method":"GET","path":"/api/user/user_wallet","public":false,"caching":null,"once":false,"duplicateFields":null,"body":"none","fields":{},"required":[],"query":{"request_id":{"kind":"text"},"page":{"kind":"integer","default":1},"limit":{"kind":"integer","default":20}},"refusals":["area_not_offered","account_locked","input_invalid","network_error"]},
  {"id":"bindWalletAddress","tag":"payment-methods","area":"coins","capability":null,"method":"POST","path":"/api/user/add_wallet_addr","public":false,"caching":null,"once":true,"duplicateFields":null,"body":"urlencoded","fields":{"currency":"text","network":"text","address":"text","fund_password":"text","confirmation":"text","request_id":"text","valid_until":"integer"},"required":["currency","network","address","request_id","valid_until"],"query":{},"refusals":["input_invalid","request_conflict","request_expired","area_not_offered","account_locked","address_invalid","fund_password_required","too_many_requests","fund_password_wrong","challenge_expired","confirmation_mismatch","passkey_unknown","passkey_refused","operation_failed","network_error"]},
  {"id":"removeWalletAddress","tag":"payment-methods","area":"coins","capability":null,"method":"POST","path":"/api/user/del_wallet_addr","public":false,"caching":null,"once":false,"duplicateFields":null,"body":"urlencoded","fields":{"id":"text","fund_password":"text","confirmation":"text"},"required":["id"],"query":{},"refusals":["area_not_offered","account_locked","input_invalid","fund_password_required","too_many_requests","fund_password_wrong","challenge_expired","confirmation_mismatch","passkey_unknown","passkey_refused","no_data","action_not_allowed","operation_failed","network_error"]},
  {"id":"getDepositView","tag":"deposit","area":null,"capability":null,"method":"GET","path":"/api/user/recharge","public":false,"caching":null,"once":false,"duplicateFields":null,"body":"none","fields":{},"required":[],"query":{"request_id":{"kind":"text"}},"refusals":["account_locked","input_invalid","network_error"]},
  {"id":"requestDepositRelease","tag":"deposit","area":null,"capability":null,"method":"POST","path":"/api/user/recharge_release","public":false,"caching":null,"once":true,"duplicateFields":null,"body":"urlencoded","fields":{"method_id":"text","amount":"decimal","request_id":"text","valid_until":"integer"},"required":["method_id","amount","request_id","valid_until"],"query":{},"refusals":["input_invalid","request_conflict","request_expired","account_locked","funds_frozen","too_many_requests","no_data","action_not_allowed","alipay_required","amount_too_small","amount_too_large","review_in_progress","operation_failed","network_error"]},
  {"id":"submitDeposit","tag":"deposit","area":null,"capability":null,"method":"POST","path":"/api/user/dorecharge","public":false,"caching":null,"once":true,"duplicateFields":["method_id","amount","transaction_code","from_id"],"body":"urlencoded","fields":{"method_id":"text","amount":"decimal","screenshot_file_id":"text","transaction_code":"text","from_id":"text","request_id":"text","valid_until":"integer","allow_duplicate":"boolean"},"required":["method_id","amount","screenshot_file_id","request_id","valid_until"],"query":{},"refusals":["input_invalid","request_conflict","request_expired","account_locked","possible_duplicate","funds_frozen","too_many_requests","no_data","action_not_allowed","alipay_required","deposit_not_released","amount_too_small","amount_too_large","file_rejected","screenshot_used","operation_failed","network_error"]},
  {"id":"listDepositRecords","tag":"deposit","area":null,"capability":null,"method":"GET","path":"/api/user/recharge_record","public":false,"caching":null,"once":false,"duplicateFields":null,"body":"none","fields":{},"required":[],"query":{"class":{"kind":"integer"},"status":{"kind":"text"},"id":{"kind":"text"},"request_id":{"kind":"text"},"page":{"kind":"integer","default":1},"limit":{"kind":"integer","default":20}},"refusals":["account_locked","input_invalid","network_error"]},
  {"id":"placeOrder","tag":"orders","area":"trading","capability":null,"method":"POST","path":"/api/user/addorder","public":false,"caching":null,"once":true,"duplicateFields":null,"body":"urlencoded","fields":{"symbol":"text","direction":"text","amount":"decimal","seconds":"integer","profit_rate":"text","fee_rate":"text","accepted_price":"text","accepted_tick_id":"text","slippage_rate_max":"text","request_id":"text","valid_until":"integer"},"required":["symbol","direction","amount","seconds","profit_rate","fee_rate","accepted_price","accepted_tick_id","slippage_rate_max","request_id","valid_until"],"query":{},"refusals":["input_invalid","request_conflict","request_expired","area_not_offered","account_locked","funds_frozen","trading_paused","too_many_requests","product_not_found","non_trading_time","price_changed","single_min","single_max","own_stake_max","holdings_max","own_loss_day_max","own_loss_week_max","balance_not_enough","operation_failed","network_error"]},
  {"id":"settleOrder","tag":"orders","area":"trading","capability":null,"method":"POST","path":"/api/user/goorder","public":false,"caching":null,"once":false,"duplicateFields":null,"body":"urlencoded","fields":{"order_id":"text"},"required":["order_id"],"query":{},"refusals":["area_not_offered","account_locked","input_invalid","too_many_requests","no_data","action_not_allowed","operation_failed","network_error"]},
  {"id":"getOrder","tag":"orders","area":"trading","capability":null,"method":"GET","path":"/api/user/get_this_order","public":false,"caching":null,"once":false,"duplicateFields":null,"body":"none","fields":{},"required":[],"query":{"order_id":{"kind":"text","required":true}},"refusals":["account_locked","input_invalid","no_data","network_error"]},
  {"id":"listOrders","tag":"orders","area":"trading","capability":null,"method":"GET","path":"/api/user/orderlist","public":false,"caching":null,"once":false,"duplicateFields":null,"body":"none","fields":{},"required":[],"query":{"view":{"kind":"text","default":"contract"},"symbol":{"kind":"text"},"direction":{"kind":"text"},"result":{"kind":"text"},"from":{"kind":"integer"},"to":{"kind":"integer"},"request_id":{"kind":"text"},"page":{"kind":"integer","default":1},"limit":{"kind":"integer","default":20}},"refusals":["area_not_offered","account_locked","input_invalid","network_error"]},
  {"id":"listHoldings","tag":"orders","area":"trading","capability":null,"method":"GET","path":"/api/user/ajaxorder_list","public":false,"caching":null,"once":false,"duplicateFields":null,"body":"none","fields":{},"required":[],"query":{"symbol":{"kind":"text"},"request_id":{"kind":"text"},"page":{"kind":"integer","default":1},"limit":{"kind":"integer","default":20}},"refusals":["area_not_offered","account_locked","input_invalid","network_error"]},
  {"id":"listProjects","tag":"financing","area":"financing","capability":null,"method":"GET","path":"/api/user/yeb_project","public":false,"caching":null,"once":false,"duplicateFields":null,"body":"none","fields":{},"required":[],"query":{"filter":{"kind":"text","default":"all"},"sort":{"kind":"text","default":"newest"},"page":{"kind":"integer","default":1},"limit":{"kind":"integer","default":20}},"refusals":["area_not_offered","account_locked","input_invalid","network_error"]},
  {"id":"getProject","tag":"financing","area":"financing","capability":null,"method":"GET","path":"/api/user/yeb","public":false,"caching":null,"once":false,"duplicateFields":null,"body":"none","fields":{},"required":[],"query":{"project_id":{"kind":"text","required":true}},"refusals":["area_not_offered","account_locked","input_invalid","no_data","network_error"]},
  {"id":"getBalanceProduct","tag":"financing","area":"financing","capability":null,"method":"GET","path":"/api/user/yuebaoinfo","public":false,"caching":null,"once":false,"duplicateFields":null,"body":"none","fields":{},"required":[],"query":{},"refusals":["area_not_offered","account_locked","network_error"]},
  {"id":"buyProject","tag":"financing","area":"financing","capability":null,"method":"POST","path":"/api/user/yebjoinnow","public":false,"caching":null,"once":true,"duplicateFields":["project_id","amount"],"body":"urlencoded","fields":{"project_id":"text","amount":"decimal","daily_rate":"text","release_date":"integer","fund_password":"text","confirmation":"text","request_id":"text","valid_until":"integer","allow_duplicate":"boolean"},"required":["project_id","amount","daily_rate","release_date","request_id","valid_until"],"query":{},"refusals":["input_invalid","request_conflict","request_expired","area_not_offered","account_locked","possible_duplicate","too_many_requests","fund_password_required","fund_password_wrong","challenge_expired","confirmation_mismatch","passkey_unknown","passkey_refused","no_data","funds_frozen","project_ended","project_full","price_changed","amount_too_small","amount_too_large","balance_not_enough","operation_failed","network_error"]},
  {"id":"appendPurchase","tag":"financing","area":"financing","capability":null,"method":"POST","path":"/api/user/yebappend","public":false,"caching":null,"once":true,"duplicateFields":["purchase_id","amount"],"body":"urlencoded","fields":{"purchase_id":"text","amount":"decimal","principal":"text","earns_from":"integer","fund_password":"text","confirmation":"text","request_id":"text","valid_until":"integer","allow_duplicate":"boolean"},"required":["purchase_id","amount","principal","earns_from","request_id","valid_until"],"query":{},"refusals":["input_invalid","request_conflict","request_expired","area_not_offered","account_locked","possible_duplicate","too_many_requests","fund_password_required","fund_password_wrong","challenge_expired","confirmation_mismatch","passkey_unknown","passkey_refused","no_data","action_not_allowed","funds_frozen","project_ended","project_full","append_required","amount_too_small","amount_too_large","balance_not_enough","price_changed","operation_failed","network_error"]},
  {"id":"renewPurchase","tag":"financing","area":"financing","capability":null,"method":"POST","path":"/api/user/yebkeep","public":false,"caching":null,"once":true,"duplicateFields":null,"body":"urlencoded","fields":{"purchase_id":"text","mode":"text","principal":"text","daily_rate":"text","release_date":"integer","fund_password":"text","confirmation":"text","request_id":"text","valid_until":"integer"},"required":["purchase_id","mode","principal","daily_rate","release_date","request_id","valid_until"],"query":{},"refusals":["input_invalid","request_conflict","request_expired","area_not_offered","account_locked","too_many_requests","fund_password_required","fund_password_wrong","challenge_expired","confirmation_mismatch","passkey_unknown","passkey_refused","no_data","action_not_allowed","funds_frozen","project_ended","project_full","price_changed","balance_not_enough","operation_failed","network_error"]},
  {"id":"settlePurchase","tag":"financing","area":"financing","capability":null,"method":"POST","path":"/api/user/yebstop","public":false,"caching":null,"once":true,"duplicateFields":null,"body":"urlencoded","fields":{"purchase_id":"text","returns":"text","income_lost":"text","held_income_lost":"text","fund_password":"text","confirmation":"text","request_id":"text","valid_until":"integer"},"required":["purchase_id","returns","income_lost","held_income_lost","request_id","valid_until"],"query":{},"refusals":["input_invalid","request_conflict","request_expired","area_not_offered","account_locked","too_many_requests","fund_password_required","fund_password_wrong","challenge_expired","confirmation_mismatch","passkey_unknown","passkey_refused","no_data","action_not_allowed","funds_frozen","price_changed","operation_failed","network_error"]},
  {"id":"listPurchases","tag":"financing","area":"financing","capability":null,"method":"GET","path":"/api/user/project_orderlist","public":false,"caching":null,"once":false,"duplicateFields":null,"body":"none","fields":{},"required":[],"query":{"status":{"kind":"text"},"project_id":{"kind":"text"},"request_id":{"kind":"text"},"page":{"kind":"integer","default":1},"limit":{"kind":"integer","default":20}},"refusals":["area_not_offered","account_locked","input_invalid","network_error"]},
  {"id":"getPurchase","tag":"financing","area":"financing","capability":null,"method":"GET","path":"/api/user/myproject","public":false,"caching":null,"once":false,"duplicateFields":null,"body":"none","fields":{},"required":[],"query":{"purchase_id":{"kind":"text","required":true}},"refusals":["account_locked","input_invalid","no_data","network_error"]},
  {"id":"getIncomeCalendar","tag":"financing","area":"financing","capability":null,"method":"GET","path":"/api/user/income_calendar","public":false,"caching":null,"once":false,"duplicateFields":null,"body":"none","fields":{},"required":[],"query":{"month_from":{"kind":"integer"}},"refusals":["area_not_offered","account_locked","input_invalid","network_error"]},
  {"id":"getWallet","tag":"wallet","area":null,"capability":null,"method":"GET","path":"/api/user/wallet","public":false,"caching":null,"once":false,"duplicateFields":null,"body":"none","fields":{},"required":[],"query":{"type":{"kind":"text"},"currency":{"kind":"text"},"from":{"kind":"integer"},"to":{"kind":"integer"},"page":{"kind":"integer","default":1},"limit":{"kind":"integer","default":20}},"refusals":["account_locked","input_invalid","network_error"]},
  {"id":"getExchange","tag":"wallet","area":"coins","capability":null,"method":"GET","path":"/api/user/exchange","public":false,"caching":null,"once":false,"duplicateFields":null,"body":"none","fields":{},"required":[],"query":{},"refusals":["area_not_offered","account_locked","network_error"]},
  {"id":"submitExchange","tag":"wallet","area":"coins","capability":null,"method":"POST","path":"/api/user/exchange","public":false,"caching":null,"once":true,"duplicateFields":["type","coin","amount"],"body":"urlencoded","fields":{"type":"text","coin":"text","amount":"decimal","rate":"text","fee":"text","request_id":"text","valid_until":"integer","allow_duplicate":"boolean"},"required":["type","coin","amount","rate","fee","request_id","valid_until"],"query":{},"refusals":["input_invalid","request_conflict","request_expired","area_not_offered","account_locked","possible_duplicate","funds_frozen","too_many_requests","action_not_allowed","price_changed","amount_too_small","amount_too_large","balance_not_enough","operation_failed","network_error"]},
  {"id":"listExchangeRecords","tag":"wallet","area":"coins","capability":null,"method":"GET","path":"/api/user/exchange_record","public":false,"caching":null,"once":false,"duplicateFields":null,"body":"none","fields":{},"required":[],"query":{"type":{"kind":"text"},"coin":{"kind":"text"},"request_id":{"kind":"text"},"page":{"kind":"integer","default":1},"limit":{"kind":"integer","default":20}},"refusals":["area_not_offered","account_locked","input_invalid","network_error"]},
  {"id":"getWithdrawalView","tag":"withdrawal","area":null,"capability":null,"method":"GET","path":"/api/user/cash","public":false,"caching":null,"once":false,"duplicateFields":null,"body":"none","fields":{},"required":[],"query":{},"refusals":["account_locked","network_error"]},
  {"id":"submitWithdrawal","tag":"withdrawal","area":null,"capability":null,"method":"POST","path":"/api/user/cash","public":false,"caching":null,"once":true,"duplicateFields":["target_id","amount"],"body":"urlencoded","fields":{"target_id":"text","amount":"decimal","fee":"text","rate":"text","fund_password":"text","confirmation":"text","request_id":"text","valid_until":"integer","allow_duplicate":"boolean"},"required":["target_id","amount","fee","request_id","valid_until"],"query":{},"refusals":["input_invalid","request_conflict","request_expired","account_locked","possible_duplicate","funds_frozen","real_name_required","fund_password_required","alipay_required","withdraw_card_required","withdraw_target_wait","withdraw_amount_too_small","withdraw_amount_too_large","withdraw_time_limit","withdraw_times_limit","withdraw_amount_limit","turnover_insufficient","balance_not_enough","action_not_allowed","price_changed","too_many_requests","fund_password_wrong","challenge_expired","confirmation_mismatch","passkey_unknown","passkey_refused","operation_failed","network_error"]},
  {"id":"listWithdrawalRecords","tag":"withdrawal","area":null,"capability":null,"method":"GET","path":"/api/user/cash_record","public":false,"caching":null,"once":false,"duplicateFields":null,"body":"none","fields":{},"required":[],"query":{"status":{"kind":"text"},"request_id":{"kind":"text"},"page":{"kind":"integer","default":1},"limit":{"kind":"integer","default":20}},"refusals":["account_locked","input_invalid","network_error"]},
  {"id":"listMessages","tag":"messages","area":null,"capability":null,"method":"GET","path":"/api/user/msg","public":false,"caching":null,"once":false,"duplicateFields":null,"body":"none","fields":{},"required":[],"query":{"type":{"kind":"text"},"page":{"kind":"integer","default":1},"limit":{"kind":"integer","default":20}},"refusals":["account_locked","input_invalid","network_error"]},
  {"id":"markMessagesRead","tag":"messages","area":null,"capability":null,"method":"POST","path":"/api/user/msg","public":false,"caching":null,"once":false,"duplicateFields":null,"body":"urlencoded","fields":{"scope":"text","id":"text","type":"text"},"required":["scope"],"query":{},"refusals":["account_locked","input_invalid","too_many_requests","no_data","network_error"]},
  {"id":"getInvitation","tag":"invitation","area":"invitations","capability":null,"method":"GET","path":"/api/user/invite","public":false,"caching":null,"once":false,"duplicateFields":null,"body":"none","fields":{},"required":[],"query":{},"refusals":["area_not_offered","account_locked","network_error"]},
  {"id":"listInvitees","tag":"invitation","area":"invitations","capability":null,"method":"GET","path":"/api/user/invite_record","public":false,"caching":null,"once":false,"duplicateFields":null,"body":"none","fields":{},"required":[],"query":{"bonus_state":{"kind":"text"},"page":{"kind":"integer","default":1},"limit":{"kind":"integer","default":20}},"refusals":["area_not_offered","account_locked","input_invalid","network_error"]},
  {"id":"getDailyBonus","tag":"bonus","area":"activities","capability":null,"method":"GET","path":"/api/user/daily_bonus","public":false,"caching":null,"once":false,"duplicateFields":null,"body":"none","fields":{},"required":[],"query":{"request_id":{"kind":"text"}},"refusals":["area_not_offered","account_locked","input_invalid","network_error"]},
  {"id":"claimDailyBonus","tag":"bonus","area":"activities","capability":null,"method":"POST","path":"/api/user/daily_bonus","public":false,"caching":null,"once":true,"duplicateFields":null,"body":"urlencoded","fields":{"request_id":"text","valid_until":"integer"},"required":["request_id","valid_until"],"query":{},"refusals":["input_invalid","request_conflict","request_expired","area_not_offered","account_locked","funds_frozen","too_many_requests","once_a_day","operation_failed","network_error"]},
]

/** Seconds for which an equal request is a possible duplicate. */
export const DUPLICATE_SECONDS = 600

/** What answers with a stream of events. */
export type StreamId = 'watchPrices' | 'watchEvents'

/** Every stream of the contract, in its order. */
export const streams: readonly Route<StreamId>[] = [
  {"id":"watchPrices","tag":"streams","area":"trading","capability":null,"method":"GET","path":"/api/stream/prices","public":true,"caching":null,"once":false,"duplicateFields":null,"body":"none","fields":{},"required":[],"query":{"symbols":{"kind":"text"}},"refusals":["area_not_offered","input_invalid","network_error"]},
  {"id":"watchEvents","tag":"streams","area":null,"capability":null,"method":"GET","path":"/api/stream/events","public":false,"caching":null,"once":false,"duplicateFields":null,"body":"none","fields":{},"required":[],"query":{},"refusals":["input_invalid","network_error"]},
]
