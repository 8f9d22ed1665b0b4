export type KitLanguage = 'en' | 'de' | 'th' | 'ja' | 'vi'

export type KitSample = {
  title: string
  amount: string
  available: string
  amountHint: string
  amountError: string
  max: string
  fundPassword: string
  fundPasswordHint: string
  withdraw: string
  receive: string
  fee: string
  arrival: string
  target: string
  window: string
  conditions: string
  realName: string
  cardBound: string
  turnover: string
  timesLeft: string
  turnoverNote: string
  bindCard: string
  underReview: string
  success: string
  failed: string
  unknownStatus: string
  disabledReason: string
  agreement: string
  agreementError: string
  sendCode: string
  code: string
  search: string
  clear: string
  crypto: string
  forex: string
  gold: string
  futures: string
  stocks: string
  total: string
  free: string
  frozen: string
  yesterday: string
  profitRight: string
  lossWrong: string
  emptyTitle: string
  emptyBody: string
  errorTitle: string
  errorBody: string
  retry: string
  stale: string
  offline: string
  demo: string
  confirmTitle: string
  confirmBody: string
  cancel: string
  close: string
  back: string
  trade: string
  project: string
  home: string
  user: string
  country: string
  notifications: string
  toast: string
  maintenance: string
  maintenanceBody: string
}

const en: KitSample = {
  title: 'Withdraw',
  amount: 'Amount',
  available: 'Available 8,420.50 USD',
  amountHint: 'From 100.00 to 49,999.00 USD',
  amountError: 'At least 100.00 USD',
  max: 'Max',
  fundPassword: 'Fund password',
  fundPasswordHint: '6 to 16 characters',
  withdraw: 'Withdraw 1,010.00 USD',
  receive: 'You receive',
  fee: 'Fee (1 %)',
  arrival: 'Arrives in your account',
  target: 'To',
  window: 'Open from 9:00 AM to 9:00 PM (UTC)',
  conditions: 'Conditions',
  realName: 'Real-name verification',
  cardBound: 'A card, account or wallet address',
  turnover: 'Turnover of 5,000.00 USD',
  timesLeft: '2 of 3 withdrawals left today',
  turnoverNote: '3,200.00 USD done, 1,800.00 USD to go',
  bindCard: 'Add a bank card',
  underReview: 'Under review',
  success: 'Paid',
  failed: 'Declined',
  unknownStatus: 'Unknown status',
  disabledReason: 'Withdrawals open at 9:00 AM (UTC)',
  agreement: 'I have read and accept the terms of use and the risk notice.',
  agreementError: 'Accept the terms to go on',
  sendCode: 'Send code',
  code: 'Verification code',
  search: 'Search products',
  clear: 'Clear',
  crypto: 'Crypto',
  forex: 'Forex',
  gold: 'Gold',
  futures: 'Futures',
  stocks: 'Stocks',
  total: 'Total assets',
  free: 'Available',
  frozen: 'On hold',
  yesterday: 'Yesterday',
  profitRight: 'If the order wins',
  lossWrong: 'If the order loses',
  emptyTitle: 'No withdrawals yet',
  emptyBody: 'Your withdrawals appear here as soon as you submit them.',
  errorTitle: "We can't load your withdrawals",
  errorBody: 'This took too long. Your money is where it was.',
  retry: 'Try again',
  stale: 'Out of date · as of 3:28 PM',
  offline: 'You are offline. Nothing is sent.',
  demo: 'Demo - no real money',
  confirmTitle: 'Withdraw 1,010.00 USD?',
  confirmBody: 'The amount and its fee are on hold until we decide.',
  cancel: 'Back to the form',
  close: 'Close',
  back: 'Back',
  trade: 'Trade',
  project: 'Project',
  home: 'Home',
  user: 'User',
  country: 'Network',
  notifications: 'Notifications',
  toast: 'Copied',
  maintenance: 'Withdrawals pause tonight',
  maintenanceBody: 'From 11:00 PM to 11:30 PM (UTC) no withdrawal is accepted.',
}

const de: KitSample = {
  title: 'Auszahlungsantrag',
  amount: 'Auszahlungsbetrag',
  available: 'Verfügbar 8.420,50 USD',
  amountHint: 'Von 100,00 bis 49.999,00 USD',
  amountError: 'Mindestens 100,00 USD',
  max: 'Maximum',
  fundPassword: 'Zahlungspasswort',
  fundPasswordHint: '6 bis 16 Zeichen',
  withdraw: '1.010,00 USD auszahlen lassen',
  receive: 'Sie erhalten',
  fee: 'Auszahlungsgebühr (1 %)',
  arrival: 'Gutschrift auf Ihrem Konto',
  target: 'Empfängerkonto',
  window: 'Geöffnet von 9:00 AM bis 9:00 PM (UTC)',
  conditions: 'Auszahlungsvoraussetzungen',
  realName: 'Bestätigte Identität',
  cardBound: 'Karte, Konto oder Wallet-Adresse',
  turnover: 'Mindestumsatz von 5.000,00 USD',
  timesLeft: 'Heute noch 2 von 3 Auszahlungen möglich',
  turnoverNote: '3.200,00 USD erreicht, noch 1.800,00 USD',
  bindCard: 'Bankkarte hinterlegen',
  underReview: 'In Prüfung',
  success: 'Ausgezahlt',
  failed: 'Abgelehnt',
  unknownStatus: 'Status unbekannt',
  disabledReason: 'Auszahlungen sind ab 9:00 AM (UTC) wieder möglich',
  agreement: 'Ich habe die Nutzungsbedingungen und den Risikohinweis gelesen und stimme zu.',
  agreementError: 'Stimmen Sie den Bedingungen zu, um fortzufahren',
  sendCode: 'Code anfordern',
  code: 'Bestätigungscode',
  search: 'Produkte durchsuchen',
  clear: 'Löschen',
  crypto: 'Kryptowährungen',
  forex: 'Devisen',
  gold: 'Gold',
  futures: 'Terminkontrakte',
  stocks: 'Aktien',
  total: 'Gesamtvermögen',
  free: 'Verfügbar',
  frozen: 'Reserviert',
  yesterday: 'Gestern',
  profitRight: 'Bei Gewinn',
  lossWrong: 'Bei Verlust',
  emptyTitle: 'Noch keine Auszahlungen',
  emptyBody: 'Ihre Auszahlungen erscheinen hier, sobald Sie sie einreichen.',
  errorTitle: 'Die Aufzeichnungen konnten nicht geladen werden',
  errorBody: 'Der Server hat nicht geantwortet. Ihr Guthaben ist unverändert.',
  retry: 'Erneut versuchen',
  stale: 'Nicht aktuell · Stand 3:28 PM',
  offline: 'Keine Verbindung. Es wird nichts gesendet.',
  demo: 'Demo – kein echtes Geld',
  confirmTitle: '1.010,00 USD auszahlen lassen?',
  confirmBody: 'Betrag und Gebühr sind reserviert, bis wir entschieden haben.',
  cancel: 'Zurück zum Formular',
  close: 'Schließen',
  back: 'Zurück',
  trade: 'Handel',
  project: 'Finanzprojekte',
  home: 'Startseite',
  user: 'Benutzerkonto',
  country: 'Netzwerk',
  notifications: 'Benachrichtigungen',
  toast: 'In die Zwischenablage kopiert',
  maintenance: 'Auszahlungen pausieren heute Nacht',
  maintenanceBody:
    'Von 11:00 PM bis 11:30 PM (UTC) werden keine Auszahlungsanträge entgegengenommen.',
}

const th: KitSample = {
  title: 'ถอนเงิน',
  amount: 'จำนวนเงินที่ต้องการถอน',
  available: 'ใช้ได้ 8,420.50 USD',
  amountHint: 'ตั้งแต่ 100.00 ถึง 49,999.00 USD',
  amountError: 'อย่างน้อย 100.00 USD',
  max: 'สูงสุด',
  fundPassword: 'รหัสผ่านกองทุน',
  fundPasswordHint: '6 ถึง 16 ตัวอักษร',
  withdraw: 'ถอนเงิน 1,010.00 USD',
  receive: 'คุณจะได้รับ',
  fee: 'ค่าธรรมเนียม (1 %)',
  arrival: 'ยอดเงินที่เข้าบัญชีของคุณ',
  target: 'บัญชีปลายทาง',
  window: 'เปิดตั้งแต่ 9:00 AM ถึง 9:00 PM (UTC)',
  conditions: 'เงื่อนไขการถอนเงิน',
  realName: 'การยืนยันตัวตน',
  cardBound: 'บัตร บัญชี หรือที่อยู่กระเป๋า',
  turnover: 'ยอดหมุนเวียน 5,000.00 USD',
  timesLeft: 'วันนี้ถอนได้อีก 2 จาก 3 ครั้ง',
  turnoverNote: 'ทำแล้ว 3,200.00 USD เหลืออีก 1,800.00 USD',
  bindCard: 'เพิ่มบัตรธนาคาร',
  underReview: 'รอตรวจสอบ',
  success: 'จ่ายแล้ว',
  failed: 'ไม่อนุมัติ',
  unknownStatus: 'ไม่ทราบสถานะ',
  disabledReason: 'เปิดให้ถอนเงินเวลา 9:00 AM (UTC)',
  agreement: 'ฉันได้อ่านและยอมรับข้อกำหนดการใช้งานและคำเตือนความเสี่ยงแล้ว',
  agreementError: 'ยอมรับข้อกำหนดเพื่อดำเนินการต่อ',
  sendCode: 'ส่งรหัส',
  code: 'รหัสยืนยัน',
  search: 'ค้นหาผลิตภัณฑ์',
  clear: 'ล้าง',
  crypto: 'คริปโต',
  forex: 'อัตราแลกเปลี่ยน',
  gold: 'ทองคำ',
  futures: 'สัญญาซื้อขายล่วงหน้า',
  stocks: 'หุ้น',
  total: 'สินทรัพย์ทั้งหมด',
  free: 'ใช้ได้',
  frozen: 'ยอดที่กันไว้',
  yesterday: 'เมื่อวาน',
  profitRight: 'หากได้กำไร',
  lossWrong: 'หากขาดทุน',
  emptyTitle: 'ยังไม่มีรายการถอน',
  emptyBody: 'รายการถอนจะแสดงที่นี่ทันทีที่คุณส่ง',
  errorTitle: 'ไม่สามารถโหลดรายการได้',
  errorBody: 'เซิร์ฟเวอร์ไม่ตอบสนอง เงินของคุณยังอยู่ที่เดิม',
  retry: 'ลองอีกครั้ง',
  stale: 'ข้อมูลไม่เป็นปัจจุบัน · ณ 3:28 PM',
  offline: 'คุณออฟไลน์อยู่ ไม่มีการส่งข้อมูล',
  demo: 'โหมดสาธิต - ไม่ใช่เงินจริง',
  confirmTitle: 'ถอนเงิน 1,010.00 USD หรือไม่',
  confirmBody: 'จำนวนเงินและค่าธรรมเนียมจะถูกกันไว้จนกว่าเราจะพิจารณาเสร็จ',
  cancel: 'กลับไปที่แบบฟอร์ม',
  close: 'ปิด',
  back: 'กลับ',
  trade: 'ซื้อขาย',
  project: 'โครงการ',
  home: 'หน้าแรก',
  user: 'บัญชีผู้ใช้',
  country: 'เครือข่าย',
  notifications: 'การแจ้งเตือน',
  toast: 'คัดลอกแล้ว',
  maintenance: 'หยุดการถอนเงินชั่วคราวคืนนี้',
  maintenanceBody: 'ตั้งแต่ 11:00 PM ถึง 11:30 PM (UTC) จะไม่รับคำขอถอนเงิน',
}

const ja: KitSample = {
  title: '出金',
  amount: '出金額',
  available: '利用可能額 8,420.50 USD',
  amountHint: '100.00 から 49,999.00 USD まで',
  amountError: '100.00 USD 以上を入力してください',
  max: '全額',
  fundPassword: '資金パスワード',
  fundPasswordHint: '6〜16文字',
  withdraw: '1,010.00 USD を出金',
  receive: '受取額',
  fee: '手数料(1 %)',
  arrival: '口座への入金額',
  target: '出金先',
  window: '受付時間 9:00 AM〜9:00 PM(UTC)',
  conditions: '出金の条件',
  realName: '本人確認',
  cardBound: 'カード・口座・ウォレットアドレス',
  turnover: '取引高 5,000.00 USD',
  timesLeft: '本日はあと2回(3回中)出金できます',
  turnoverNote: '3,200.00 USD 達成、残り 1,800.00 USD',
  bindCard: '銀行カードの登録',
  underReview: '審査中',
  success: '出金済み',
  failed: '不承認',
  unknownStatus: 'ステータス不明',
  disabledReason: '出金の受付は 9:00 AM(UTC)からです',
  agreement: '利用規約とリスクに関する告知を読み、同意します。',
  agreementError: '続けるには規約への同意が必要です',
  sendCode: 'コードを送信',
  code: '認証コード',
  search: '銘柄を検索',
  clear: '消去',
  crypto: '暗号資産',
  forex: '外国為替',
  gold: '金',
  futures: '先物',
  stocks: '株式',
  total: '総資産',
  free: '利用可能',
  frozen: '拘束中',
  yesterday: '昨日',
  profitRight: '利益の場合',
  lossWrong: '損失の場合',
  emptyTitle: '出金はまだありません',
  emptyBody: '出金を申請すると、すぐにここに表示されます。',
  errorTitle: '履歴を読み込めませんでした',
  errorBody: 'サーバーから応答がありません。資金はそのままです。',
  retry: '再試行',
  stale: '最新ではありません · 3:28 PM 時点',
  offline: 'オフラインです。何も送信されません。',
  demo: 'デモ - 実際のお金ではありません',
  confirmTitle: '1,010.00 USD を出金しますか?',
  confirmBody: '審査が終わるまで、出金額と手数料は拘束されます。',
  cancel: 'フォームに戻る',
  close: '閉じる',
  back: '戻る',
  trade: '取引',
  project: 'プロジェクト',
  home: 'ホーム',
  user: 'ユーザー',
  country: 'ネットワーク',
  notifications: '通知',
  toast: 'コピーしました',
  maintenance: '今夜、出金を停止します',
  maintenanceBody: '11:00 PM から 11:30 PM(UTC)まで、出金の申請は受け付けません。',
}

const vi: KitSample = {
  ...en,
  title: 'Rút tiền',
  amount: 'Số tiền muốn rút',
  available: 'Khả dụng 8.420,50 USD',
  amountHint: 'Từ 100,00 đến 49.999,00 USD',
  amountError: 'Ít nhất 100,00 USD',
  max: 'Tối đa',
  fundPassword: 'Mật khẩu giao dịch',
  fundPasswordHint: 'Từ 6 đến 16 ký tự',
  withdraw: 'Rút 1.010,00 USD',
  receive: 'Bạn nhận được',
  fee: 'Phí rút tiền (1 %)',
  arrival: 'Số tiền vào tài khoản của bạn',
  conditions: 'Điều kiện rút tiền',
  realName: 'Xác minh danh tính',
  underReview: 'Đang duyệt',
  total: 'Tổng tài sản',
  free: 'Khả dụng',
  frozen: 'Tạm giữ',
  yesterday: 'Hôm qua',
  profitRight: 'Nếu lệnh có lãi',
  lossWrong: 'Nếu lệnh bị lỗ',
  demo: 'Bản demo - không phải tiền thật',
}

/** Sample words in the languages that strain a layout most. */
export const kitSamples: Record<KitLanguage, KitSample> = { en, de, th, ja, vi }
