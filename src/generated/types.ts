// Written by "npm run generate" from schemas/; edit those and run it again.

/**
 * Every record and payload by the name of its schema.
 */
export interface Records {
  accessRequest: AccessRequest
  customer: Customer
  deactivation: Deactivation
  distributionUnit: DistributionUnit
  distributorBankAccount: DistributorBankAccount
  distributorContact: DistributorContact
  exportLog: ExportLog
  fiscalRecord: FiscalRecord
  issuer: Issuer
  languageOption: LanguageOption
  lgpdEvent: LgpdEvent
  login: Login
  navigationItem: NavigationItem
  occurrence: Occurrence
  operator: Operator
  order: Order
  orderCancel: OrderCancel
  orderExtend: OrderExtend
  orderRefund: OrderRefund
  orderRequestRefund: OrderRequestRefund
  orderReschedule: OrderReschedule
  passwordChange: PasswordChange
  passwordForgot: PasswordForgot
  passwordReset: PasswordReset
  product: Product
  productCategory: ProductCategory
  productGrid: ProductGrid
  productPrice: ProductPrice
  promotion: Promotion
  provider: Provider
  providerBankAccount: ProviderBankAccount
  providerContact: ProviderContact
  registration: Registration
  ride: Ride
  rideBulkChange: RideBulkChange
  salesChannel: SalesChannel
  settings: Settings
  user: User
  userUpdate: UserUpdate
  validity: Validity
}
/**
 * A request of a developer for access to a resource, until a moment. What was written to the approvers stays as it was written: it is decided on, never changed or deleted; whoever needs something else asks again.
 */
export interface AccessRequest {
  id: string
  project: string
  environment: ("development" | "staging" | "production")
  requestType: ("database" | "server" | "repository" | "deploy" | "storage" | "logs" | "other")
  branchName?: string
  ipAddress?: string
  developer: {
    userId: string
    name?: string
    email?: string
  }
  expiresAt: string
  reason: string
  status: ("pending" | "approved" | "denied" | "expired" | "revoked")
  decidedAt?: string
  /**
   * A user, or the approver who was written to.
   */
  decidedBy?: {
    userId?: string
    name?: string
    email?: string
  }
  decisionNote?: string
  createdAt: string
  updatedAt: string
  /**
   * Counts the writes; sent back as If-Match so that two people do not overwrite each other.
   */
  version: number
}
/**
 * A person or business that buys. Erased under the LGPD it stays as an anonymous row.
 */
export interface Customer {
  id: string
  name: string
  email?: string
  documentType: ("CPF" | "CNPJ" | "RG" | "passport" | "RNM")
  /**
   * Without mask.
   */
  documentNumber?: string
  /**
   * E.164, e.g. +5511900001234.
   */
  phone?: string
  /**
   * Nationality or residence, ISO 3166-1 alpha-2.
   */
  country: string
  birthDate?: string
  gender?: ("female" | "male" | "nonBinary" | "other" | "notInformed")
  address?: Address
  accessState: ("active" | "disabled" | "blocked" | "reactivated")
  /**
   * Of the last change of access or deletion.
   */
  reason?: string
  deletionState: ("none" | "requested" | "canceled" | "completed")
  deletionRequestedAt?: string
  deletionDueAt?: string
  deletionCompletedAt?: string
  lgpdHistory?: number
  createdAt: string
  updatedAt: string
  /**
   * Counts the writes; sent back as If-Match so that two people do not overwrite each other.
   */
  version: number
}
/**
 * A postal address. A country or a state alone is allowed: that is what erased customers keep; street and postal code ask for the city, the city for its state.
 */
export interface Address {
  street?: string
  number?: string
  complement?: string
  neighborhood?: string
  /**
   * Without mask in Brazil: eight digits.
   */
  zipCode?: string
  city?: string
  /**
   * Two letters in Brazil, free text elsewhere.
   */
  state?: string
  /**
   * ISO 3166-1 alpha-2.
   */
  country: string
}
/**
 * What is said when a provider, a distribution unit or a ride is deactivated, besides the reason.
 */
export interface Deactivation {
  visitsStand: boolean
}
/**
 * A business that sells tickets on behalf of the company.
 */
export interface DistributionUnit {
  id: string
  businessName: string
  tradeName: string
  /**
   * 14 characters without mask; letters are allowed since July 2026.
   */
  businessId: string
  status: ("active" | "inactive")
  website?: string
  address?: Address
  contacts?: number
  bankAccounts?: number
  issuers?: number
  createdAt: string
  updatedAt: string
  /**
   * Counts the writes; sent back as If-Match so that two people do not overwrite each other.
   */
  version: number
}
/**
 * A bank account of a distribution unit; at most one is preferred.
 */
export interface DistributorBankAccount {
  id: string
  accountType: ("current" | "savings")
  /**
   * COMPE number of the bank, with leading zeros.
   */
  sortCode?: string
  /**
   * Name of the bank with this sort code.
   */
  bankName?: string
  /**
   * Eight digits by which the central bank knows the bank; from the sort code.
   */
  ispb?: string
  /**
   * Without check digit, with leading zeros.
   */
  branchCode?: string
  branchCheckDigit?: string
  /**
   * Without check digit.
   */
  accountNumber?: string
  accountCheckDigit?: string
  pixKeyType?: ("CPF" | "CNPJ" | "PHONE" | "EMAIL" | "EVP")
  pixKey?: string
  holderName: string
  holderDocument: string
  preferred: boolean
  distributorId: string
  createdAt: string
  updatedAt: string
  /**
   * Counts the writes; sent back as If-Match so that two people do not overwrite each other.
   */
  version: number
}
/**
 * A contact of a distribution unit.
 */
export interface DistributorContact {
  id: string
  department: ("finances" | "marketing" | "afterSale")
  name: string
  email?: string
  /**
   * E.164, e.g. +5511900001234.
   */
  phone?: string
  notes?: string
  distributorId: string
  createdAt: string
  updatedAt: string
  /**
   * Counts the writes; sent back as If-Match so that two people do not overwrite each other.
   */
  version: number
}
/**
 * A list taken out as a file: who, when, of what and how much of it. Written by the server; what was searched for is not repeated.
 */
export interface ExportLog {
  id: string
  exportedAt: string
  actor: Actor
  /**
   * The collection, `reports/sales`, or `customers/` with the id of the one customer whose data they are.
   */
  source: string
  fileFormat: ("csv" | "xlsx" | "json" | "pdf")
  /**
   * Whether personal data stand in it unmasked.
   */
  personalData: boolean
  /**
   * Parameters of the list; words searched for and values of sensitive fields are left out.
   */
  conditions?: string
  /**
   * @maxItems 200
   */
  exportedColumns?: string[]
  expected: number
  /**
   * Absent while the file is being written.
   */
  written?: number
  state: ("running" | "completed" | "interrupted")
  createdAt: string
  updatedAt: string
  /**
   * Counts the writes; sent back as If-Match so that two people do not overwrite each other.
   */
  version: number
}
/**
 * Who did it: a member of staff, the customer or the system.
 */
export interface Actor {
  /**
   * Absent for the customer and the system.
   */
  userId?: string
  name: string
}
/**
 * Who a sale was made to, kept apart for the tax authority after the customer's data were erased, until the time of retention ends.
 */
export interface FiscalRecord {
  id: string
  orderId: string
  orderCode: string
  purchaseDate: string
  currency: string
  total: number
  /**
   * The last day of keeping; the record is removed on the day after.
   */
  retainUntil: string
  name: string
  documentType?: ("CPF" | "CNPJ" | "RG" | "passport" | "RNM")
  /**
   * Without mask.
   */
  documentNumber?: string
  address?: Address
  createdAt: string
  updatedAt: string
  /**
   * Counts the writes; sent back as If-Match so that two people do not overwrite each other.
   */
  version: number
}
/**
 * A user who sells for distribution units.
 */
export interface Issuer {
  id: string
  name: string
  email: string
  status: ("invited" | "active" | "disabled")
  lastLoginAt?: string
  /**
   * @minItems 1
   * @maxItems 200
   */
  distributorIds: string[]
  createdAt: string
  updatedAt: string
  /**
   * Counts the writes; sent back as If-Match so that two people do not overwrite each other.
   */
  version: number
}
/**
 * A language that the interface is offered in.
 */
export interface LanguageOption {
  id: ("pt" | "en" | "fr")
  title: string
  flag: string
}
/**
 * An entry of the data-protection history of a customer; written by the server, without personal data of the customer.
 */
export interface LgpdEvent {
  id: string
  customerId: string
  type: ("register" | "deactivation" | "reactivation" | "deletionRequest" | "deletionCanceled" | "deletionCompleted" | "purchase" | "blocked" | "access" | "correction" | "portability")
  occurredAt: string
  actor: Actor
  reason?: string
  orderId?: string
  createdAt: string
  updatedAt: string
  /**
   * Counts the writes; sent back as If-Match so that two people do not overwrite each other.
   */
  version: number
}
/**
 * What is sent to sign in.
 */
export interface Login {
  email: string
  password: string
  /**
   * Absent means the server's own (ORGANIZATION_ID).
   */
  organization_id?: string
}
/**
 * An entry of the navigation menu.
 */
export interface NavigationItem {
  id: string
  title: string
  icon?: string
  url: string
  /**
   * Absent: everyone; empty: only guests.
   */
  auth?: string[]
}
/**
 * What happened to an order, in order; never changed, but that a complaint is closed. People write notes and complaints, the server the rest.
 */
export interface Occurrence {
  id: string
  orderId: string
  type: ("created" | "paymentConfirmed" | "voucherResent" | "rescheduled" | "used" | "usageReverted" | "cancelled" | "refundRequested" | "refunded" | "refundFailed" | "expired" | "extended" | "reactivated" | "note" | "complaint" | "exported")
  description?: string
  occurredAt: string
  actor: Actor
  /**
   * Changed fields with their values before and after, without personal data.
   */
  changes?: {
    [k: string]: unknown
  }
  /**
   * Complaints only; an open one keeps its customer's data from being erased.
   */
  complaintState?: ("open" | "closed")
  closedAt?: string
  closedBy?: Actor
  resolution?: string
  /**
   * Personal data in the texts were masked when the customer's data were erased.
   */
  shredded?: boolean
  createdAt: string
  updatedAt: string
  /**
   * Counts the writes; sent back as If-Match so that two people do not overwrite each other.
   */
  version: number
}
/**
 * A user who works for providers.
 */
export interface Operator {
  id: string
  name: string
  email: string
  status: ("invited" | "active" | "disabled")
  lastLoginAt?: string
  /**
   * @minItems 1
   * @maxItems 200
   */
  providerIds: string[]
  createdAt: string
  updatedAt: string
  /**
   * Counts the writes; sent back as If-Match so that two people do not overwrite each other.
   */
  version: number
}
/**
 * A sale. Never deleted; what was bought and paid is kept as it was at that moment.
 */
export interface Order {
  id: string
  code: string
  status: ("pending" | "confirmed" | "used" | "expired" | "cancelled")
  purchaseDate: string
  /**
   * The customer, with name and e-mail as at the time of the purchase.
   */
  client: {
    customerId: string
    name?: string
    email?: string
  }
  provider: {
    providerId: string
    tradeName?: string
  }
  ride?: {
    rideId: string
    name?: string
  }
  /**
   * Local to the provider.
   */
  visitDate?: string
  /**
   * Local to the provider; absent for rides with opening hours.
   */
  visitTime?: string
  salesChannelId: string
  distributorId?: string
  /**
   * @minItems 1
   * @maxItems 50
   */
  products: OrderProduct[]
  promotionCoupon?: string
  currency: string
  subtotal: number
  discount: number
  serviceFee: number
  total: number
  expiresAt?: string
  refundState: ("none" | "pending" | "partial" | "full" | "failed")
  /**
   * What the lines would cost more (or less) on the day that the order was moved to; the amounts stay as they were sold.
   */
  priceDifference?: number
  refundedAmount: number
  /**
   * What the finances are asked to pay back; with the part already refunded never above the total.
   */
  refundRequestedAmount?: number
  cancellationDate?: string
  cancellationReasonCode?: ("customerRequest" | "withdrawal7Days" | "providerClosed" | "weather" | "paymentFailed" | "fraud" | "duplicate" | "testOrder" | "other")
  cancellationReason?: string
  occurrences?: number
  /**
   * Bought online at most seven days ago and before the visit: it may be withdrawn from with full refund (CDC art. 49).
   */
  inWithdrawal?: boolean
  /**
   * Confirmed, and the day of the visit is over.
   */
  noShow?: boolean
  /**
   * Pending past its deadline.
   */
  overdue?: boolean
  internalNote?: string
  createdAt: string
  updatedAt: string
  /**
   * Counts the writes; sent back as If-Match so that two people do not overwrite each other.
   */
  version: number
}
/**
 * A line of an order, copied when it is bought: later changes of the product do not reach it.
 */
export interface OrderProduct {
  productId: string
  productGridId: string
  quantity: number
  title: string
  unitPrice: number
  fullPrice: number
  /**
   * Per unit; what the provider is paid.
   */
  transferValue: number
  lineTotal: number
  /**
   * Places that one unit takes.
   */
  peoplePerUnit: number
  halfPrice: boolean
}
/**
 * What is said when an order is cancelled, besides the reason in words.
 */
export interface OrderCancel {
  cancellationReasonCode: ("customerRequest" | "withdrawal7Days" | "providerClosed" | "weather" | "paymentFailed" | "fraud" | "duplicate" | "testOrder" | "other")
  /**
   * Absent: what is proposed for the cancellation type; for a request of the customer or another reason, where money is due, nothing is proposed and it is required.
   */
  refund?: ("none" | "full" | "partial")
  refundAmount?: number
  notify?: boolean
}
/**
 * The new deadline of an order that has expired.
 */
export interface OrderExtend {
  expiresAt: string
}
/**
 * What was paid back.
 */
export interface OrderRefund {
  /**
   * Absent: what was requested.
   */
  amount?: number
}
/**
 * How much of an order is to be paid back.
 */
export interface OrderRequestRefund {
  /**
   * Absent: all that is not refunded yet.
   */
  amount?: number
}
/**
 * The new visit of an order; the amounts stay as they were sold.
 */
export interface OrderReschedule {
  /**
   * Local to the provider.
   */
  visitDate: string
  /**
   * Local to the provider; absent: the time that the order has, or none for rides with opening hours.
   */
  visitTime?: string
  notify?: boolean
}
/**
 * What a signed-in user sends to change the password.
 */
export interface PasswordChange {
  current_password: string
  password: string
  password_confirmation: string
}
/**
 * What is sent to ask for a new password.
 */
export interface PasswordForgot {
  email: string
  region_code: string
}
/**
 * What is sent to set a new password with the token of the e-mail.
 */
export interface PasswordReset {
  token: string
  password: string
  password_confirmation: string
}
/**
 * What is sold: a ticket of a provider, for a ride or undated.
 */
export interface Product {
  id: string
  title: string
  sku: string
  providerId: string
  rideId?: string
  productCategoryId: string
  status: ("draft" | "active" | "inactive")
  description?: string
  highlightTag?: string
  highlightColor?: string
  photo?: string
  titles: TranslatedTitle
  descriptions?: TranslatedText
  /**
   * @maxItems 50
   */
  salesChannelIds?: string[]
  minimumQuantity: number
  maximumQuantity: number
  multiple: number
  displayOrder: number
  types?: number
  validities?: number
  /**
   * All prices of a product are in one.
   */
  priceCurrency?: string
  prices?: number
  createdAt: string
  updatedAt: string
  /**
   * Counts the writes; sent back as If-Match so that two people do not overwrite each other.
   */
  version: number
}
/**
 * A title in the content languages; Portuguese stands in where another is missing.
 */
export interface TranslatedTitle {
  pt: string
  en?: string
  es?: string
  fr?: string
}
/**
 * A longer text in the content languages; Portuguese stands in where another is missing.
 */
export interface TranslatedText {
  pt?: string
  en?: string
  es?: string
  fr?: string
}
/**
 * A group of products.
 */
export interface ProductCategory {
  id: string
  name: string
  displayOrder?: number
  description?: string
  createdAt: string
  updatedAt: string
  /**
   * Counts the writes; sent back as If-Match so that two people do not overwrite each other.
   */
  version: number
}
/**
 * A type of a product: for whom it is and how many people it admits.
 */
export interface ProductGrid {
  id: string
  productId: string
  name: string
  unitType: ("adult" | "youth" | "child" | "infant" | "senior" | "student" | "disabled" | "family" | "group" | "other")
  minimumAge?: number
  maximumAge?: number
  peoplePerUnit: number
  halfPrice: boolean
  requiresDocument: boolean
  displayOrder: number
  status: ("active" | "inactive")
  createdAt: string
  updatedAt: string
  /**
   * Counts the writes; sent back as If-Match so that two people do not overwrite each other.
   */
  version: number
}
/**
 * The price of a type of a product, perhaps only for a validity, a season or a channel.
 */
export interface ProductPrice {
  id: string
  productId: string
  productGridId: string
  validityId?: string
  season: ("any" | "high" | "low")
  salesChannelId?: string
  /**
   * ISO 4217.
   */
  currency: string
  fullPrice: number
  salesPrice: number
  /**
   * What the provider is paid.
   */
  transferValue: number
  /**
   * Basis points: 1000 is 10.00 %.
   */
  serviceFeePercentage: number
  createdAt: string
  updatedAt: string
  /**
   * Counts the writes; sent back as If-Match so that two people do not overwrite each other.
   */
  version: number
}
/**
 * A discount of a provider, given for a coupon code, on all of its rides or on some.
 */
export interface Promotion {
  id: string
  providerId: string
  name: string
  couponCode: string
  active: boolean
  state?: ("scheduled" | "active" | "usedUp" | "expired" | "disabled")
  /**
   * @maxItems 200
   */
  rideIds?: string[]
  discountType: ("fixed" | "percent")
  /**
   * Centavos when fixed, basis points when a percentage.
   */
  discountValue: number
  minimumPurchaseValue: number
  couponQuantity: number
  couponsUsed: number
  validFrom: string
  validTo: string
  createdAt: string
  updatedAt: string
  /**
   * Counts the writes; sent back as If-Match so that two people do not overwrite each other.
   */
  version: number
}
/**
 * A business whose attractions are sold.
 */
export interface Provider {
  id: string
  businessName: string
  tradeName: string
  /**
   * 14 characters without mask; letters are allowed since July 2026.
   */
  businessId: string
  activitySector: ("themePark" | "touristAttraction" | "theater" | "show" | "schoolBooking")
  status: ("active" | "inactive")
  website?: string
  privacyUrl?: string
  timeZone: string
  softDescriptor?: string
  voucherText?: string
  contract?: string
  address?: Address
  contacts?: number
  bankAccounts?: number
  rides?: number
  promotions?: number
  operators?: number
  createdAt: string
  updatedAt: string
  /**
   * Counts the writes; sent back as If-Match so that two people do not overwrite each other.
   */
  version: number
}
/**
 * A bank account of a provider; at most one is preferred.
 */
export interface ProviderBankAccount {
  id: string
  accountType: ("current" | "savings")
  /**
   * COMPE number of the bank, with leading zeros.
   */
  sortCode?: string
  /**
   * Name of the bank with this sort code.
   */
  bankName?: string
  /**
   * Eight digits by which the central bank knows the bank; from the sort code.
   */
  ispb?: string
  /**
   * Without check digit, with leading zeros.
   */
  branchCode?: string
  branchCheckDigit?: string
  /**
   * Without check digit.
   */
  accountNumber?: string
  accountCheckDigit?: string
  pixKeyType?: ("CPF" | "CNPJ" | "PHONE" | "EMAIL" | "EVP")
  pixKey?: string
  holderName: string
  holderDocument: string
  preferred: boolean
  providerId: string
  createdAt: string
  updatedAt: string
  /**
   * Counts the writes; sent back as If-Match so that two people do not overwrite each other.
   */
  version: number
}
/**
 * A contact of a provider.
 */
export interface ProviderContact {
  id: string
  department: ("finances" | "marketing" | "afterSale")
  name: string
  email?: string
  /**
   * E.164, e.g. +5511900001234.
   */
  phone?: string
  notes?: string
  providerId: string
  createdAt: string
  updatedAt: string
  /**
   * Counts the writes; sent back as If-Match so that two people do not overwrite each other.
   */
  version: number
}
/**
 * What is sent to open a user account.
 */
export interface Registration {
  name: string
  email: string
  password: string
  password_confirmation: string
  /**
   * Absent means the server's own (ORGANIZATION_ID).
   */
  organization_id?: string
}
/**
 * An attraction of a provider: when it can be visited and how many places it has.
 */
export interface Ride {
  id: string
  providerId: string
  name: string
  status: ("active" | "inactive")
  visitMode: ("startTime" | "openingHours")
  description?: string
  stock: Stock
  /**
   * @maxItems 50
   */
  timetables?: Timetable[]
  /**
   * @maxItems 500
   */
  schedules?: Schedule[]
  /**
   * @maxItems 100
   */
  availabilities?: Availability[]
  /**
   * @maxItems 100
   */
  seasons?: Season[]
  /**
   * Promotions of the provider that name this ride or all rides.
   */
  promotions?: number
  createdAt: string
  updatedAt: string
  /**
   * Counts the writes; sent back as If-Match so that two people do not overwrite each other.
   */
  version: number
}
/**
 * Places for sale, split by where they are sold.
 */
export interface Stock {
  total: number
  internet: number
  distributor: number
  ticketOffice: number
}
/**
 * A row of the weekly pattern: visits begin every interval from start to finish, local to the provider.
 */
export interface Timetable {
  weekday: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")
  startTime: string
  /**
   * Closing time; 24:00 is the end of the day.
   */
  finishTime: string
  timeInterval: number
}
/**
 * A dated exception to the weekly pattern.
 */
export interface Schedule {
  date: string
  kind: ("closed" | "extra" | "capacity")
  startTime?: string
  finishTime?: string
  reason?: string
  stock?: Stock
}
/**
 * A period of days on which the ride can be visited; both ends count.
 */
export interface Availability {
  initialDate: string
  finalDate: string
  stock?: Stock
}
/**
 * A period of high or low season; a date in none is low.
 */
export interface Season {
  type: ("high" | "low")
  name?: string
  initialDate: string
  finalDate: string
}
/**
 * One dated exception for many days of a ride: a range of days and the weekdays in it.
 */
export interface RideBulkChange {
  from: string
  to: string
  /**
   * @maxItems 7
   */
  weekdays?: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[]
  kind: ("closed" | "extra" | "capacity")
  startTime?: string
  finishTime?: string
  stock?: Stock
  reason?: string
  /**
   * Only says what would be done.
   */
  preview?: boolean
}
/**
 * A way in which products are sold; its orders take places from one part of the stock.
 */
export interface SalesChannel {
  id: string
  name: string
  stockPool: ("internet" | "distributor" | "ticketOffice")
  status: ("active" | "inactive")
  /**
   * Paid when it is sold (ticket office, distributor on account): its orders are confirmed at once, those of others wait for the payment.
   */
  confirmsAtSale?: boolean
  description?: string
  createdAt: string
  updatedAt: string
  /**
   * Counts the writes; sent back as If-Match so that two people do not overwrite each other.
   */
  version: number
}
/**
 * How the shell looks, saved with the user; a guest keeps it in the browser.
 */
export interface Settings {
  layout: {
    style: ("layout1" | "layout2" | "layout3")
    /**
     * Differences from the layout's own defaults; emptied when the style changes.
     */
    config: {
      [k: string]: unknown
    }
  }
  /**
   * A palette name for each part of the shell.
   */
  theme: {
    main: string
    navbar: string
    toolbar: string
    footer: string
  }
  direction: ("ltr" | "rtl")
  customScrollbars: boolean
  animations: boolean
  /**
   * Whether the interface is light, dark or as the reader's system says.
   */
  colorScheme?: ("system" | "light" | "dark")
  /**
   * By entity: the columns of its list in their order, and widths that were drawn.
   */
  lists?: {
    [k: string]: unknown
  }
  /**
   * How much room controls and rows take.
   */
  density?: ("comfortable" | "compact")
}
/**
 * A person who signs in. Operators of providers and issuers of distribution units are users.
 */
export interface User {
  id: string
  name: string
  email: string
  role: ("admin" | "supervisor" | "financial" | "techSupport" | "inventory" | "backOffice" | "sales" | "operator" | "issuer" | "director" | "quality" | "librarian" | "coordinator" | "accounting" | "secretary" | "multimedia" | "teacher" | "alumni" | "student" | "user")[]
  status: ("invited" | "active" | "disabled")
  lastLoginAt?: string
  /**
   * @maxItems 200
   */
  providerIds?: string[]
  /**
   * @maxItems 200
   */
  distributorIds?: string[]
  language?: ("pt" | "en" | "fr")
  organization_name?: string
  avatar_url?: string
  mini_avatar_url?: string
  /**
   * Favourites and settings of the shell; the user writes them through the settings.
   */
  metadata?: {
    /**
     * @maxItems 100
     */
    shortcuts?: string[]
    settings?: Settings
  }
  createdAt: string
  updatedAt: string
  /**
   * Counts the writes; sent back as If-Match so that two people do not overwrite each other.
   */
  version: number
}
/**
 * What a signed-in user sends to save their own data and settings; what is read-only may be sent back unchanged.
 */
export interface UserUpdate {
  name: string
  avatar_url?: string
  mini_avatar_url?: string
  language?: ("pt" | "en" | "fr")
  /**
   * Favourites and settings of the shell; the user writes them through the settings.
   */
  metadata?: {
    /**
     * @maxItems 100
     */
    shortcuts?: string[]
    settings?: Settings
  }
}
/**
 * A named period of visit dates of a product, for prices that hold only then.
 */
export interface Validity {
  id: string
  productId: string
  name: string
  /**
   * Visit date, local to the provider.
   */
  validFrom: string
  /**
   * Visit date, local to the provider; inclusive.
   */
  validTo: string
  createdAt: string
  updatedAt: string
  /**
   * Counts the writes; sent back as If-Match so that two people do not overwrite each other.
   */
  version: number
}
