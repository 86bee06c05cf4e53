-- Written by "npm run generate" from schemas/; edit those and run it again.
-- For reading only: the server plans its SQL from tables.ts. norm(text) is lower(unaccent(text)).

create table "access_request" (
  "id" uuid primary key,
  "organization_id" text not null,
  "created_at" timestamptz not null default now(),
  "updated_at" timestamptz not null default now(),
  "version" integer not null default 1,
  "project" text not null,
  "environment" text not null,
  "request_type" text not null,
  "branch_name" text,
  "ip_address" text,
  "developer" jsonb not null,
  "developer_id" uuid generated always as (("developer"->>'userId')::uuid) stored,
  "expires_at" timestamptz not null,
  "reason" text not null,
  "status" text not null default 'pending',
  "decided_at" timestamptz,
  "decided_by" jsonb,
  "decision_note" text,
  "search" text generated always as (norm(coalesce("project", '') || ' ' || coalesce("branch_name", '') || ' ' || coalesce("ip_address", '') || ' ' || coalesce(("developer"->>'name'), '') || ' ' || coalesce(("developer"->>'email'), ''))) stored,
  constraint access_request_environment_options check ("environment" in ('development', 'staging', 'production')),
  constraint access_request_request_type_options check ("request_type" in ('database', 'server', 'repository', 'deploy', 'storage', 'logs', 'other')),
  constraint access_request_status_options check ("status" in ('pending', 'approved', 'denied', 'expired', 'revoked')),
  constraint access_request_organization_id_fkey foreign key ("organization_id") references "organization" ("id") on delete restrict,
  constraint access_request_developer_id_fkey foreign key ("organization_id", "developer_id") references "user" ("organization_id", "id") on delete restrict
);
create index access_request_created_at_idx on "access_request" using btree ("organization_id", "created_at", "id");
create index access_request_decided_at_sort on "access_request" using btree ("organization_id", "decided_at", "id");
create index access_request_decided_by_name_idx on "access_request" using btree ("organization_id", ("decided_by"->>'name'), "id");
create index access_request_decided_by_name_sort on "access_request" using btree ("organization_id", ("decided_by"->>'name') COLLATE "und-x-icu", "id");
create index access_request_developer_id_idx on "access_request" using btree ("organization_id", "developer_id", "id");
create index access_request_developer_sort on "access_request" using btree ("organization_id", ("developer"->>'name') COLLATE "und-x-icu", "id");
create index access_request_environment_sort on "access_request" using btree ("organization_id", "environment", "id");
create index access_request_expires_at_sort on "access_request" using btree ("organization_id", "expires_at", "id");
create unique index access_request_organization_id_id_key on "access_request" using btree ("organization_id", "id");
create index access_request_project_idx on "access_request" using btree ("organization_id", "project", "id");
create index access_request_project_sort on "access_request" using btree ("organization_id", "project" COLLATE "und-x-icu", "id");
create index access_request_request_type_sort on "access_request" using btree ("organization_id", "request_type", "id");
create index access_request_search_gin on "access_request" using gin ("search" gin_trgm_ops);
create index access_request_status_sort on "access_request" using btree ("organization_id", "status", "id");
create index access_request_updated_at_sort on "access_request" using btree ("organization_id", "updated_at", "id");

create table "customer" (
  "id" uuid primary key,
  "organization_id" text not null,
  "created_at" timestamptz not null default now(),
  "updated_at" timestamptz not null default now(),
  "version" integer not null default 1,
  "name" text not null,
  "email" text,
  "document_type" text not null default 'CPF',
  "document_number" text,
  "phone" text,
  "country" text not null default 'BR',
  "birth_date" date,
  "gender" text default 'notInformed',
  "address" jsonb,
  "access_state" text not null default 'active',
  "reason" text,
  "deletion_state" text not null default 'none',
  "deletion_requested_at" timestamptz,
  "deletion_due_at" timestamptz,
  "deletion_completed_at" timestamptz,
  "search" text generated always as (norm(coalesce("name", '') || ' ' || coalesce("email", '') || ' ' || coalesce("document_number", '') || ' ' || coalesce("phone", ''))) stored,
  constraint customer_document_type_options check ("document_type" in ('CPF', 'CNPJ', 'RG', 'passport', 'RNM')),
  constraint customer_gender_options check ("gender" in ('female', 'male', 'nonBinary', 'other', 'notInformed')),
  constraint customer_access_state_options check ("access_state" in ('active', 'disabled', 'blocked', 'reactivated')),
  constraint customer_deletion_state_options check ("deletion_state" in ('none', 'requested', 'canceled', 'completed')),
  constraint customer_organization_id_fkey foreign key ("organization_id") references "organization" ("id") on delete restrict
);
create index customer_access_state_sort on "customer" using btree ("organization_id", "access_state", "id");
create index customer_address_city_idx on "customer" using btree ("organization_id", ("address"->>'city'), "id");
create index customer_address_city_sort on "customer" using btree ("organization_id", ("address"->>'city') COLLATE "und-x-icu", "id");
create index customer_address_country_idx on "customer" using btree ("organization_id", ("address"->>'country'), "id");
create index customer_address_state_idx on "customer" using btree ("organization_id", ("address"->>'state'), "id");
create index customer_address_state_sort on "customer" using btree ("organization_id", ("address"->>'state') COLLATE "und-x-icu", "id");
create index customer_country_idx on "customer" using btree ("organization_id", "country", "id");
create index customer_created_at_sort on "customer" using btree ("organization_id", "created_at", "id");
create index customer_deletion_completed_at_idx on "customer" using btree ("organization_id", "deletion_completed_at", "id");
create index customer_deletion_due_at_sort on "customer" using btree ("organization_id", "deletion_due_at", "id");
create index customer_deletion_requested_at_sort on "customer" using btree ("organization_id", "deletion_requested_at", "id");
create index customer_deletion_state_sort on "customer" using btree ("organization_id", "deletion_state", "id");
create index customer_document_number_sort on "customer" using btree ("organization_id", "document_number", "id");
create unique index customer_document_type_document_number_key on "customer" using btree ("organization_id", "document_type", "document_number");
create index customer_document_type_idx on "customer" using btree ("organization_id", "document_type", "id");
create unique index customer_email_key on "customer" using btree ("organization_id", norm("email"));
create index customer_email_sort on "customer" using btree ("organization_id", "email" COLLATE "und-x-icu", "id");
create index customer_gender_idx on "customer" using btree ("organization_id", "gender", "id");
create index customer_name_sort on "customer" using btree ("organization_id", "name" COLLATE "und-x-icu", "id");
create unique index customer_organization_id_id_key on "customer" using btree ("organization_id", "id");
create index customer_search_gin on "customer" using gin ("search" gin_trgm_ops);
create index customer_updated_at_sort on "customer" using btree ("organization_id", "updated_at", "id");

create table "distribution_unit" (
  "id" uuid primary key,
  "organization_id" text not null,
  "created_at" timestamptz not null default now(),
  "updated_at" timestamptz not null default now(),
  "version" integer not null default 1,
  "business_name" text not null,
  "trade_name" text not null,
  "business_id" text not null,
  "status" text not null default 'active',
  "website" text,
  "address" jsonb,
  "search" text generated always as (norm(coalesce("business_name", '') || ' ' || coalesce("trade_name", '') || ' ' || coalesce("business_id", ''))) stored,
  constraint distribution_unit_status_options check ("status" in ('active', 'inactive')),
  constraint distribution_unit_organization_id_fkey foreign key ("organization_id") references "organization" ("id") on delete restrict
);
create index distribution_unit_address_city_idx on "distribution_unit" using btree ("organization_id", ("address"->>'city'), "id");
create index distribution_unit_address_city_sort on "distribution_unit" using btree ("organization_id", ("address"->>'city') COLLATE "und-x-icu", "id");
create index distribution_unit_address_country_idx on "distribution_unit" using btree ("organization_id", ("address"->>'country'), "id");
create index distribution_unit_address_state_idx on "distribution_unit" using btree ("organization_id", ("address"->>'state'), "id");
create index distribution_unit_address_state_sort on "distribution_unit" using btree ("organization_id", ("address"->>'state') COLLATE "und-x-icu", "id");
create unique index distribution_unit_business_id_key on "distribution_unit" using btree ("organization_id", "business_id");
create index distribution_unit_business_name_sort on "distribution_unit" using btree ("organization_id", "business_name" COLLATE "und-x-icu", "id");
create index distribution_unit_created_at_idx on "distribution_unit" using btree ("organization_id", "created_at", "id");
create unique index distribution_unit_organization_id_id_key on "distribution_unit" using btree ("organization_id", "id");
create index distribution_unit_search_gin on "distribution_unit" using gin ("search" gin_trgm_ops);
create index distribution_unit_status_sort on "distribution_unit" using btree ("organization_id", "status", "id");
create index distribution_unit_trade_name_sort on "distribution_unit" using btree ("organization_id", "trade_name" COLLATE "und-x-icu", "id");
create index distribution_unit_updated_at_sort on "distribution_unit" using btree ("organization_id", "updated_at", "id");

create table "distributor_bank_account" (
  "id" uuid primary key,
  "organization_id" text not null,
  "created_at" timestamptz not null default now(),
  "updated_at" timestamptz not null default now(),
  "version" integer not null default 1,
  "account_type" text not null,
  "sort_code" text,
  "branch_code" text,
  "branch_check_digit" text,
  "account_number" text,
  "account_check_digit" text,
  "pix_key_type" text,
  "pix_key" text,
  "holder_name" text not null,
  "holder_document" text not null,
  "preferred" boolean not null default false,
  "distributor_id" uuid not null,
  "search" text generated always as (norm(coalesce("account_number", '') || ' ' || coalesce("pix_key", '') || ' ' || coalesce("holder_name", ''))) stored,
  constraint distributor_bank_account_account_type_options check ("account_type" in ('current', 'savings')),
  constraint distributor_bank_account_pix_key_type_options check ("pix_key_type" in ('CPF', 'CNPJ', 'PHONE', 'EMAIL', 'EVP')),
  constraint distributor_bank_account_organization_id_fkey foreign key ("organization_id") references "organization" ("id") on delete restrict,
  constraint distributor_bank_account_distributor_id_fkey foreign key ("organization_id", "distributor_id") references "distribution_unit" ("organization_id", "id") on delete cascade
);
create index distributor_bank_account_distributor_id_idx on "distributor_bank_account" using btree ("organization_id", "distributor_id", "id");
create unique index distributor_bank_account_distributor_id_preferred_key on "distributor_bank_account" using btree ("organization_id", "distributor_id") where "preferred" = true;
create index distributor_bank_account_holder_name_sort on "distributor_bank_account" using btree ("organization_id", "holder_name" COLLATE "und-x-icu", "id");
create unique index distributor_bank_account_organization_id_id_key on "distributor_bank_account" using btree ("organization_id", "id");
create index distributor_bank_account_preferred_sort on "distributor_bank_account" using btree ("organization_id", "preferred", "id");
create index distributor_bank_account_search_gin on "distributor_bank_account" using gin ("search" gin_trgm_ops);

create table "distributor_contact" (
  "id" uuid primary key,
  "organization_id" text not null,
  "created_at" timestamptz not null default now(),
  "updated_at" timestamptz not null default now(),
  "version" integer not null default 1,
  "department" text not null,
  "name" text not null,
  "email" text,
  "phone" text,
  "notes" text,
  "distributor_id" uuid not null,
  "search" text generated always as (norm(coalesce("name", '') || ' ' || coalesce("email", '') || ' ' || coalesce("phone", ''))) stored,
  constraint distributor_contact_department_options check ("department" in ('finances', 'marketing', 'afterSale')),
  constraint distributor_contact_organization_id_fkey foreign key ("organization_id") references "organization" ("id") on delete restrict,
  constraint distributor_contact_distributor_id_fkey foreign key ("organization_id", "distributor_id") references "distribution_unit" ("organization_id", "id") on delete cascade
);
create index distributor_contact_distributor_id_idx on "distributor_contact" using btree ("organization_id", "distributor_id", "id");
create index distributor_contact_name_sort on "distributor_contact" using btree ("organization_id", "name" COLLATE "und-x-icu", "id");
create unique index distributor_contact_organization_id_id_key on "distributor_contact" using btree ("organization_id", "id");
create index distributor_contact_search_gin on "distributor_contact" using gin ("search" gin_trgm_ops);

create table "export_log" (
  "id" uuid primary key,
  "organization_id" text not null,
  "created_at" timestamptz not null default now(),
  "updated_at" timestamptz not null default now(),
  "version" integer not null default 1,
  "exported_at" timestamptz not null,
  "actor" jsonb not null,
  "source" text not null,
  "file_format" text not null,
  "personal_data" boolean not null,
  "conditions" text,
  "exported_columns" text[],
  "expected" integer not null,
  "written" integer,
  "state" text not null default 'running',
  constraint export_log_file_format_options check ("file_format" in ('csv', 'xlsx', 'json', 'pdf')),
  constraint export_log_expected_range check ("expected" >= 0),
  constraint export_log_written_range check ("written" >= 0),
  constraint export_log_state_options check ("state" in ('running', 'completed', 'interrupted')),
  constraint export_log_organization_id_fkey foreign key ("organization_id") references "organization" ("id") on delete restrict
);
create index export_log_actor_name_idx on "export_log" using btree ("organization_id", ("actor"->>'name'), "id");
create index export_log_actor_name_sort on "export_log" using btree ("organization_id", ("actor"->>'name') COLLATE "und-x-icu", "id");
create index export_log_created_at_idx on "export_log" using btree ("organization_id", "created_at", "id");
create index export_log_expected_sort on "export_log" using btree ("organization_id", "expected", "id");
create index export_log_exported_at_sort on "export_log" using btree ("organization_id", "exported_at", "id");
create index export_log_file_format_sort on "export_log" using btree ("organization_id", "file_format", "id");
create unique index export_log_organization_id_id_key on "export_log" using btree ("organization_id", "id");
create index export_log_personal_data_sort on "export_log" using btree ("organization_id", "personal_data", "id");
create index export_log_source_sort on "export_log" using btree ("organization_id", "source", "id");
create index export_log_state_sort on "export_log" using btree ("organization_id", "state", "id");
create index export_log_updated_at_idx on "export_log" using btree ("organization_id", "updated_at", "id");
create index export_log_written_sort on "export_log" using btree ("organization_id", "written", "id");

create table "fiscal_record" (
  "id" uuid primary key,
  "organization_id" text not null,
  "created_at" timestamptz not null default now(),
  "updated_at" timestamptz not null default now(),
  "version" integer not null default 1,
  "order_id" uuid not null,
  "order_code" text not null,
  "purchase_date" timestamptz not null,
  "currency" text not null,
  "total" bigint not null,
  "retain_until" date not null,
  "name" text not null,
  "document_type" text,
  "document_number" text,
  "address" jsonb,
  "search" text generated always as (norm(coalesce("order_code", '') || ' ' || coalesce("name", '') || ' ' || coalesce("document_number", ''))) stored,
  constraint fiscal_record_total_range check ("total" >= 0),
  constraint fiscal_record_document_type_options check ("document_type" in ('CPF', 'CNPJ', 'RG', 'passport', 'RNM')),
  constraint fiscal_record_organization_id_fkey foreign key ("organization_id") references "organization" ("id") on delete restrict,
  constraint fiscal_record_order_id_fkey foreign key ("organization_id", "order_id") references "order" ("organization_id", "id") on delete restrict
);
create index fiscal_record_address_city_idx on "fiscal_record" using btree ("organization_id", ("address"->>'city'), "id");
create index fiscal_record_address_city_sort on "fiscal_record" using btree ("organization_id", ("address"->>'city') COLLATE "und-x-icu", "id");
create index fiscal_record_address_country_idx on "fiscal_record" using btree ("organization_id", ("address"->>'country'), "id");
create index fiscal_record_address_state_idx on "fiscal_record" using btree ("organization_id", ("address"->>'state'), "id");
create index fiscal_record_address_state_sort on "fiscal_record" using btree ("organization_id", ("address"->>'state') COLLATE "und-x-icu", "id");
create index fiscal_record_created_at_idx on "fiscal_record" using btree ("organization_id", "created_at", "id");
create index fiscal_record_document_number_sort on "fiscal_record" using btree ("organization_id", "document_number", "id");
create index fiscal_record_name_sort on "fiscal_record" using btree ("organization_id", "name" COLLATE "und-x-icu", "id");
create index fiscal_record_order_code_sort on "fiscal_record" using btree ("organization_id", "order_code", "id");
create index fiscal_record_order_id_idx on "fiscal_record" using btree ("organization_id", "order_id", "id");
create unique index fiscal_record_organization_id_id_key on "fiscal_record" using btree ("organization_id", "id");
create index fiscal_record_purchase_date_sort on "fiscal_record" using btree ("organization_id", "purchase_date", "id");
create index fiscal_record_retain_until_sort on "fiscal_record" using btree ("organization_id", "retain_until", "id");
create index fiscal_record_search_gin on "fiscal_record" using gin ("search" gin_trgm_ops);
create index fiscal_record_total_sort on "fiscal_record" using btree ("organization_id", "total", "id");
create index fiscal_record_updated_at_idx on "fiscal_record" using btree ("organization_id", "updated_at", "id");

create table "lgpd_event" (
  "id" uuid primary key,
  "organization_id" text not null,
  "created_at" timestamptz not null default now(),
  "updated_at" timestamptz not null default now(),
  "version" integer not null default 1,
  "customer_id" uuid not null,
  "type" text not null,
  "occurred_at" timestamptz not null,
  "actor" jsonb not null,
  "reason" text,
  "order_id" uuid,
  constraint lgpd_event_type_options check ("type" in ('register', 'deactivation', 'reactivation', 'deletionRequest', 'deletionCanceled', 'deletionCompleted', 'purchase', 'blocked', 'access', 'correction', 'portability')),
  constraint lgpd_event_organization_id_fkey foreign key ("organization_id") references "organization" ("id") on delete restrict,
  constraint lgpd_event_customer_id_fkey foreign key ("organization_id", "customer_id") references "customer" ("organization_id", "id") on delete restrict,
  constraint lgpd_event_order_id_fkey foreign key ("organization_id", "order_id") references "order" ("organization_id", "id") on delete restrict
);
create index lgpd_event_customer_id_idx on "lgpd_event" using btree ("organization_id", "customer_id", "id");
create index lgpd_event_occurred_at_sort on "lgpd_event" using btree ("organization_id", "occurred_at", "id");
create index lgpd_event_order_id_sort on "lgpd_event" using btree ("organization_id", "order_id", "id");
create unique index lgpd_event_organization_id_id_key on "lgpd_event" using btree ("organization_id", "id");

create table "occurrence" (
  "id" uuid not null,
  "organization_id" text not null,
  "created_at" timestamptz not null default now(),
  "updated_at" timestamptz not null default now(),
  "version" integer not null default 1,
  "order_id" uuid not null,
  "type" text not null default 'note',
  "description" text,
  "occurred_at" timestamptz not null,
  "actor" jsonb not null,
  "changes" jsonb,
  "complaint_state" text,
  "closed_at" timestamptz,
  "closed_by" jsonb,
  "resolution" text,
  "shredded" boolean,
  primary key (id, "occurred_at"),
  constraint occurrence_type_options check ("type" in ('created', 'paymentConfirmed', 'voucherResent', 'rescheduled', 'used', 'usageReverted', 'cancelled', 'refundRequested', 'refunded', 'refundFailed', 'expired', 'extended', 'reactivated', 'note', 'complaint', 'exported')),
  constraint occurrence_complaint_state_options check ("complaint_state" in ('open', 'closed')),
  constraint occurrence_organization_id_fkey foreign key ("organization_id") references "organization" ("id") on delete restrict,
  constraint occurrence_order_id_fkey foreign key ("organization_id", "order_id") references "order" ("organization_id", "id") on delete restrict
) partition by range ("occurred_at");
create index occurrence_occurred_at_sort on "occurrence" using btree ("organization_id", "occurred_at", "id");
create index occurrence_order_id_idx on "occurrence" using btree ("organization_id", "order_id", "id");
create unique index occurrence_organization_id_id_key on "occurrence" using btree ("organization_id", "id", "occurred_at");

create table "order" (
  "id" uuid primary key,
  "organization_id" text not null,
  "created_at" timestamptz not null default now(),
  "updated_at" timestamptz not null default now(),
  "version" integer not null default 1,
  "code" text not null,
  "status" text not null default 'pending',
  "purchase_date" timestamptz not null,
  "client" jsonb not null,
  "client_id" uuid generated always as (("client"->>'customerId')::uuid) stored,
  "provider" jsonb not null,
  "provider_id" uuid generated always as (("provider"->>'providerId')::uuid) stored,
  "ride" jsonb,
  "ride_id" uuid generated always as (("ride"->>'rideId')::uuid) stored,
  "visit_date" date,
  "visit_time" text,
  "sales_channel_id" uuid not null,
  "distributor_id" uuid,
  "products" jsonb not null,
  "promotion_coupon" text,
  "currency" text not null default 'BRL',
  "subtotal" bigint not null default 0,
  "discount" bigint not null default 0,
  "service_fee" bigint not null default 0,
  "total" bigint not null default 0,
  "expires_at" timestamptz,
  "refund_state" text not null default 'none',
  "price_difference" bigint,
  "refunded_amount" bigint not null default 0,
  "refund_requested_amount" bigint,
  "cancellation_date" timestamptz,
  "cancellation_reason_code" text,
  "cancellation_reason" text,
  "internal_note" text,
  "search" text generated always as (norm(coalesce("code", '') || ' ' || coalesce(("client"->>'name'), '') || ' ' || coalesce(("client"->>'email'), '') || ' ' || coalesce("promotion_coupon", '') || ' ' || coalesce("internal_note", ''))) stored,
  constraint order_status_options check ("status" in ('pending', 'confirmed', 'used', 'expired', 'cancelled')),
  constraint order_subtotal_range check ("subtotal" >= 0 and "subtotal" <= 99999999999),
  constraint order_discount_range check ("discount" >= 0 and "discount" <= 99999999999),
  constraint order_service_fee_range check ("service_fee" >= 0 and "service_fee" <= 99999999999),
  constraint order_total_range check ("total" >= 0 and "total" <= 99999999999),
  constraint order_refund_state_options check ("refund_state" in ('none', 'pending', 'partial', 'full', 'failed')),
  constraint order_price_difference_range check ("price_difference" >= -99999999999 and "price_difference" <= 99999999999),
  constraint order_refunded_amount_range check ("refunded_amount" >= 0 and "refunded_amount" <= 99999999999),
  constraint order_refund_requested_amount_range check ("refund_requested_amount" >= 0 and "refund_requested_amount" <= 99999999999),
  constraint order_cancellation_reason_code_options check ("cancellation_reason_code" in ('customerRequest', 'withdrawal7Days', 'providerClosed', 'weather', 'paymentFailed', 'fraud', 'duplicate', 'testOrder', 'other')),
  constraint order_organization_id_fkey foreign key ("organization_id") references "organization" ("id") on delete restrict,
  constraint order_client_id_fkey foreign key ("organization_id", "client_id") references "customer" ("organization_id", "id") on delete restrict,
  constraint order_provider_id_fkey foreign key ("organization_id", "provider_id") references "provider" ("organization_id", "id") on delete restrict,
  constraint order_ride_id_fkey foreign key ("organization_id", "ride_id") references "ride" ("organization_id", "id") on delete restrict,
  constraint order_sales_channel_id_fkey foreign key ("organization_id", "sales_channel_id") references "sales_channel" ("organization_id", "id") on delete restrict,
  constraint order_distributor_id_fkey foreign key ("organization_id", "distributor_id") references "distribution_unit" ("organization_id", "id") on delete restrict
);
create index order_cancellation_date_idx on "order" using btree ("organization_id", "cancellation_date", "id");
create index order_cancellation_reason_code_idx on "order" using btree ("organization_id", "cancellation_reason_code", "id");
create index order_client_id_idx on "order" using btree ("organization_id", "client_id", "id");
create index order_client_sort on "order" using btree ("organization_id", ("client"->>'name') COLLATE "und-x-icu", "id");
create unique index order_code_key on "order" using btree ("organization_id", "code");
create index order_created_at_idx on "order" using btree ("organization_id", "created_at", "id");
create index order_distributor_id_idx on "order" using btree ("organization_id", "distributor_id", "id");
create unique index order_organization_id_id_key on "order" using btree ("organization_id", "id");
create index order_products_gin on "order" using gin ("products" jsonb_path_ops);
create index order_promotion_coupon_idx on "order" using btree ("organization_id", "promotion_coupon", "id");
create index order_provider_id_idx on "order" using btree ("organization_id", "provider_id", "id");
create index order_provider_sort on "order" using btree ("organization_id", ("provider"->>'tradeName') COLLATE "und-x-icu", "id");
create index order_purchase_date_sort on "order" using btree ("organization_id", "purchase_date", "id");
create index order_refund_state_sort on "order" using btree ("organization_id", "refund_state", "id");
create index order_ride_id_idx on "order" using btree ("organization_id", "ride_id", "id");
create index order_ride_sort on "order" using btree ("organization_id", ("ride"->>'name') COLLATE "und-x-icu", "id");
create index order_ride_visit_date_visit_time_together on "order" using btree ("organization_id", "ride_id", "visit_date", "visit_time");
create index order_sales_channel_id_sort on "order" using btree ("organization_id", "sales_channel_id", "id");
create index order_search_gin on "order" using gin ("search" gin_trgm_ops);
create index order_status_expires_at_together on "order" using btree ("organization_id", "status", "expires_at");
create index order_status_sort on "order" using btree ("organization_id", "status", "id");
create index order_status_visit_date_together on "order" using btree ("organization_id", "status", "visit_date");
create index order_total_sort on "order" using btree ("organization_id", "total", "id");
create index order_updated_at_sort on "order" using btree ("organization_id", "updated_at", "id");
create index order_visit_date_sort on "order" using btree ("organization_id", "visit_date", "id");
create index order_visit_time_sort on "order" using btree ("organization_id", "visit_time", "id");

create table "product" (
  "id" uuid primary key,
  "organization_id" text not null,
  "created_at" timestamptz not null default now(),
  "updated_at" timestamptz not null default now(),
  "version" integer not null default 1,
  "title" text not null,
  "sku" text not null,
  "provider_id" uuid not null,
  "ride_id" uuid,
  "product_category_id" uuid not null,
  "status" text not null default 'draft',
  "description" text,
  "highlight_tag" text,
  "highlight_color" text,
  "photo" text,
  "titles" jsonb not null,
  "descriptions" jsonb,
  "sales_channel_ids" uuid[],
  "minimum_quantity" integer not null default 1,
  "maximum_quantity" integer not null default 10,
  "multiple" integer not null default 1,
  "display_order" integer not null default 0,
  "search" text generated always as (norm(coalesce("title", '') || ' ' || coalesce("sku", '') || ' ' || coalesce(("titles"->>'pt'), '') || ' ' || coalesce(("titles"->>'en'), '') || ' ' || coalesce(("titles"->>'es'), '') || ' ' || coalesce(("titles"->>'fr'), ''))) stored,
  constraint product_status_options check ("status" in ('draft', 'active', 'inactive')),
  constraint product_minimum_quantity_range check ("minimum_quantity" >= 1 and "minimum_quantity" <= 999),
  constraint product_maximum_quantity_range check ("maximum_quantity" >= 1 and "maximum_quantity" <= 999),
  constraint product_multiple_range check ("multiple" >= 1 and "multiple" <= 999),
  constraint product_display_order_range check ("display_order" >= 0 and "display_order" <= 9999),
  constraint product_organization_id_fkey foreign key ("organization_id") references "organization" ("id") on delete restrict,
  constraint product_provider_id_fkey foreign key ("organization_id", "provider_id") references "provider" ("organization_id", "id") on delete restrict,
  constraint product_ride_id_fkey foreign key ("organization_id", "ride_id") references "ride" ("organization_id", "id") on delete restrict,
  constraint product_product_category_id_fkey foreign key ("organization_id", "product_category_id") references "product_category" ("organization_id", "id") on delete restrict
);
create index product_created_at_idx on "product" using btree ("organization_id", "created_at", "id");
create index product_display_order_sort on "product" using btree ("organization_id", "display_order", "id");
create unique index product_organization_id_id_key on "product" using btree ("organization_id", "id");
create index product_photo_idx on "product" using btree ("organization_id", "photo", "id");
create index product_product_category_id_sort on "product" using btree ("organization_id", "product_category_id", "id");
create index product_provider_id_sort on "product" using btree ("organization_id", "provider_id", "id");
create index product_ride_id_sort on "product" using btree ("organization_id", "ride_id", "id");
create index product_sales_channel_ids_gin on "product" using gin ("sales_channel_ids");
create index product_search_gin on "product" using gin ("search" gin_trgm_ops);
create unique index product_sku_key on "product" using btree ("organization_id", norm("sku"));
create index product_sku_sort on "product" using btree ("organization_id", "sku", "id");
create index product_status_sort on "product" using btree ("organization_id", "status", "id");
create index product_title_sort on "product" using btree ("organization_id", "title" COLLATE "und-x-icu", "id");
create index product_updated_at_sort on "product" using btree ("organization_id", "updated_at", "id");

create table "product_category" (
  "id" uuid primary key,
  "organization_id" text not null,
  "created_at" timestamptz not null default now(),
  "updated_at" timestamptz not null default now(),
  "version" integer not null default 1,
  "name" text not null,
  "display_order" integer,
  "description" text,
  "search" text generated always as (norm(coalesce("name", ''))) stored,
  constraint product_category_display_order_range check ("display_order" >= 0 and "display_order" <= 9999),
  constraint product_category_organization_id_fkey foreign key ("organization_id") references "organization" ("id") on delete restrict
);
create index product_category_created_at_idx on "product_category" using btree ("organization_id", "created_at", "id");
create index product_category_display_order_sort on "product_category" using btree ("organization_id", "display_order", "id");
create unique index product_category_name_key on "product_category" using btree ("organization_id", norm("name"));
create index product_category_name_sort on "product_category" using btree ("organization_id", "name" COLLATE "und-x-icu", "id");
create unique index product_category_organization_id_id_key on "product_category" using btree ("organization_id", "id");
create index product_category_search_gin on "product_category" using gin ("search" gin_trgm_ops);
create index product_category_updated_at_sort on "product_category" using btree ("organization_id", "updated_at", "id");

create table "product_grid" (
  "id" uuid primary key,
  "organization_id" text not null,
  "created_at" timestamptz not null default now(),
  "updated_at" timestamptz not null default now(),
  "version" integer not null default 1,
  "product_id" uuid not null,
  "name" text not null,
  "unit_type" text not null,
  "minimum_age" integer,
  "maximum_age" integer,
  "people_per_unit" integer not null default 1,
  "half_price" boolean not null default false,
  "requires_document" boolean not null default false,
  "display_order" integer not null default 0,
  "status" text not null default 'active',
  "search" text generated always as (norm(coalesce("name", ''))) stored,
  constraint product_grid_unit_type_options check ("unit_type" in ('adult', 'youth', 'child', 'infant', 'senior', 'student', 'disabled', 'family', 'group', 'other')),
  constraint product_grid_minimum_age_range check ("minimum_age" >= 0 and "minimum_age" <= 120),
  constraint product_grid_maximum_age_range check ("maximum_age" >= 0 and "maximum_age" <= 120),
  constraint product_grid_people_per_unit_range check ("people_per_unit" >= 1 and "people_per_unit" <= 100),
  constraint product_grid_display_order_range check ("display_order" >= 0 and "display_order" <= 9999),
  constraint product_grid_status_options check ("status" in ('active', 'inactive')),
  constraint product_grid_organization_id_fkey foreign key ("organization_id") references "organization" ("id") on delete restrict,
  constraint product_grid_product_id_fkey foreign key ("organization_id", "product_id") references "product" ("organization_id", "id") on delete cascade
);
create index product_grid_display_order_sort on "product_grid" using btree ("organization_id", "display_order", "id");
create index product_grid_name_sort on "product_grid" using btree ("organization_id", "name" COLLATE "und-x-icu", "id");
create unique index product_grid_organization_id_id_key on "product_grid" using btree ("organization_id", "id");
create index product_grid_product_id_idx on "product_grid" using btree ("organization_id", "product_id", "id");
create unique index product_grid_product_id_name_key on "product_grid" using btree ("organization_id", "product_id", norm("name"));
create index product_grid_search_gin on "product_grid" using gin ("search" gin_trgm_ops);

create table "product_price" (
  "id" uuid primary key,
  "organization_id" text not null,
  "created_at" timestamptz not null default now(),
  "updated_at" timestamptz not null default now(),
  "version" integer not null default 1,
  "product_id" uuid not null,
  "product_grid_id" uuid not null,
  "validity_id" uuid,
  "season" text not null default 'any',
  "sales_channel_id" uuid,
  "currency" text not null default 'BRL',
  "full_price" bigint not null,
  "sales_price" bigint not null,
  "transfer_value" bigint not null,
  "service_fee_percentage" integer not null default 0,
  constraint product_price_season_options check ("season" in ('any', 'high', 'low')),
  constraint product_price_full_price_range check ("full_price" >= 0 and "full_price" <= 99999999),
  constraint product_price_sales_price_range check ("sales_price" >= 0 and "sales_price" <= 99999999),
  constraint product_price_transfer_value_range check ("transfer_value" >= 0 and "transfer_value" <= 99999999),
  constraint product_price_service_fee_percentage_range check ("service_fee_percentage" >= 0 and "service_fee_percentage" <= 10000),
  constraint product_price_organization_id_fkey foreign key ("organization_id") references "organization" ("id") on delete restrict,
  constraint product_price_product_id_fkey foreign key ("organization_id", "product_id") references "product" ("organization_id", "id") on delete cascade,
  constraint product_price_product_grid_id_fkey foreign key ("organization_id", "product_grid_id") references "product_grid" ("organization_id", "id") on delete restrict,
  constraint product_price_validity_id_fkey foreign key ("organization_id", "validity_id") references "validity" ("organization_id", "id") on delete restrict,
  constraint product_price_sales_channel_id_fkey foreign key ("organization_id", "sales_channel_id") references "sales_channel" ("organization_id", "id") on delete restrict
);
create unique index product_price_organization_id_id_key on "product_price" using btree ("organization_id", "id");
create index product_price_product_grid_id_sort on "product_price" using btree ("organization_id", "product_grid_id", "id");
create unique index product_price_product_grid_id_validity_id_season_sales_c71a14ea on "product_price" using btree ("organization_id", "product_grid_id", "validity_id", "season", "sales_channel_id") nulls not distinct;
create index product_price_product_id_idx on "product_price" using btree ("organization_id", "product_id", "id");
create index product_price_sales_channel_id_sort on "product_price" using btree ("organization_id", "sales_channel_id", "id");
create index product_price_season_sort on "product_price" using btree ("organization_id", "season", "id");
create index product_price_validity_id_sort on "product_price" using btree ("organization_id", "validity_id", "id");

create table "promotion" (
  "id" uuid primary key,
  "organization_id" text not null,
  "created_at" timestamptz not null default now(),
  "updated_at" timestamptz not null default now(),
  "version" integer not null default 1,
  "provider_id" uuid not null,
  "name" text not null,
  "coupon_code" text not null,
  "active" boolean not null default true,
  "ride_ids" uuid[],
  "discount_type" text not null default 'fixed',
  "discount_value" bigint not null,
  "minimum_purchase_value" bigint not null default 0,
  "coupon_quantity" integer not null,
  "coupons_used" integer not null default 0,
  "valid_from" timestamptz not null,
  "valid_to" timestamptz not null,
  "search" text generated always as (norm(coalesce("name", '') || ' ' || coalesce("coupon_code", ''))) stored,
  constraint promotion_discount_type_options check ("discount_type" in ('fixed', 'percent')),
  constraint promotion_discount_value_range check ("discount_value" >= 1 and "discount_value" <= 99999999),
  constraint promotion_minimum_purchase_value_range check ("minimum_purchase_value" >= 0 and "minimum_purchase_value" <= 99999999),
  constraint promotion_coupon_quantity_range check ("coupon_quantity" >= 1 and "coupon_quantity" <= 1000000),
  constraint promotion_coupons_used_range check ("coupons_used" >= 0),
  constraint promotion_organization_id_fkey foreign key ("organization_id") references "organization" ("id") on delete restrict,
  constraint promotion_provider_id_fkey foreign key ("organization_id", "provider_id") references "provider" ("organization_id", "id") on delete cascade
);
create unique index promotion_organization_id_id_key on "promotion" using btree ("organization_id", "id");
create unique index promotion_provider_id_coupon_code_key on "promotion" using btree ("organization_id", "provider_id", norm("coupon_code"));
create index promotion_provider_id_idx on "promotion" using btree ("organization_id", "provider_id", "id");
create index promotion_ride_ids_gin on "promotion" using gin ("ride_ids");
create index promotion_search_gin on "promotion" using gin ("search" gin_trgm_ops);
create index promotion_valid_to_sort on "promotion" using btree ("organization_id", "valid_to", "id");

create table "provider" (
  "id" uuid primary key,
  "organization_id" text not null,
  "created_at" timestamptz not null default now(),
  "updated_at" timestamptz not null default now(),
  "version" integer not null default 1,
  "business_name" text not null,
  "trade_name" text not null,
  "business_id" text not null,
  "activity_sector" text not null,
  "status" text not null default 'active',
  "website" text,
  "privacy_url" text,
  "time_zone" text not null default 'America/Sao_Paulo',
  "soft_descriptor" text,
  "voucher_text" text,
  "contract" text,
  "address" jsonb,
  "search" text generated always as (norm(coalesce("business_name", '') || ' ' || coalesce("trade_name", '') || ' ' || coalesce("business_id", '') || ' ' || coalesce("soft_descriptor", ''))) stored,
  constraint provider_activity_sector_options check ("activity_sector" in ('themePark', 'touristAttraction', 'theater', 'show', 'schoolBooking')),
  constraint provider_status_options check ("status" in ('active', 'inactive')),
  constraint provider_organization_id_fkey foreign key ("organization_id") references "organization" ("id") on delete restrict
);
create index provider_activity_sector_sort on "provider" using btree ("organization_id", "activity_sector", "id");
create index provider_address_city_idx on "provider" using btree ("organization_id", ("address"->>'city'), "id");
create index provider_address_city_sort on "provider" using btree ("organization_id", ("address"->>'city') COLLATE "und-x-icu", "id");
create index provider_address_country_idx on "provider" using btree ("organization_id", ("address"->>'country'), "id");
create index provider_address_state_idx on "provider" using btree ("organization_id", ("address"->>'state'), "id");
create index provider_address_state_sort on "provider" using btree ("organization_id", ("address"->>'state') COLLATE "und-x-icu", "id");
create unique index provider_business_id_key on "provider" using btree ("organization_id", "business_id");
create index provider_business_name_sort on "provider" using btree ("organization_id", "business_name" COLLATE "und-x-icu", "id");
create index provider_contract_idx on "provider" using btree ("organization_id", "contract", "id");
create index provider_created_at_idx on "provider" using btree ("organization_id", "created_at", "id");
create unique index provider_organization_id_id_key on "provider" using btree ("organization_id", "id");
create index provider_search_gin on "provider" using gin ("search" gin_trgm_ops);
create index provider_status_sort on "provider" using btree ("organization_id", "status", "id");
create index provider_time_zone_idx on "provider" using btree ("organization_id", "time_zone", "id");
create index provider_trade_name_sort on "provider" using btree ("organization_id", "trade_name" COLLATE "und-x-icu", "id");
create index provider_updated_at_sort on "provider" using btree ("organization_id", "updated_at", "id");

create table "provider_bank_account" (
  "id" uuid primary key,
  "organization_id" text not null,
  "created_at" timestamptz not null default now(),
  "updated_at" timestamptz not null default now(),
  "version" integer not null default 1,
  "account_type" text not null,
  "sort_code" text,
  "branch_code" text,
  "branch_check_digit" text,
  "account_number" text,
  "account_check_digit" text,
  "pix_key_type" text,
  "pix_key" text,
  "holder_name" text not null,
  "holder_document" text not null,
  "preferred" boolean not null default false,
  "provider_id" uuid not null,
  "search" text generated always as (norm(coalesce("account_number", '') || ' ' || coalesce("pix_key", '') || ' ' || coalesce("holder_name", ''))) stored,
  constraint provider_bank_account_account_type_options check ("account_type" in ('current', 'savings')),
  constraint provider_bank_account_pix_key_type_options check ("pix_key_type" in ('CPF', 'CNPJ', 'PHONE', 'EMAIL', 'EVP')),
  constraint provider_bank_account_organization_id_fkey foreign key ("organization_id") references "organization" ("id") on delete restrict,
  constraint provider_bank_account_provider_id_fkey foreign key ("organization_id", "provider_id") references "provider" ("organization_id", "id") on delete cascade
);
create index provider_bank_account_holder_name_sort on "provider_bank_account" using btree ("organization_id", "holder_name" COLLATE "und-x-icu", "id");
create unique index provider_bank_account_organization_id_id_key on "provider_bank_account" using btree ("organization_id", "id");
create index provider_bank_account_preferred_sort on "provider_bank_account" using btree ("organization_id", "preferred", "id");
create index provider_bank_account_provider_id_idx on "provider_bank_account" using btree ("organization_id", "provider_id", "id");
create unique index provider_bank_account_provider_id_preferred_key on "provider_bank_account" using btree ("organization_id", "provider_id") where "preferred" = true;
create index provider_bank_account_search_gin on "provider_bank_account" using gin ("search" gin_trgm_ops);

create table "provider_contact" (
  "id" uuid primary key,
  "organization_id" text not null,
  "created_at" timestamptz not null default now(),
  "updated_at" timestamptz not null default now(),
  "version" integer not null default 1,
  "department" text not null,
  "name" text not null,
  "email" text,
  "phone" text,
  "notes" text,
  "provider_id" uuid not null,
  "search" text generated always as (norm(coalesce("name", '') || ' ' || coalesce("email", '') || ' ' || coalesce("phone", ''))) stored,
  constraint provider_contact_department_options check ("department" in ('finances', 'marketing', 'afterSale')),
  constraint provider_contact_organization_id_fkey foreign key ("organization_id") references "organization" ("id") on delete restrict,
  constraint provider_contact_provider_id_fkey foreign key ("organization_id", "provider_id") references "provider" ("organization_id", "id") on delete cascade
);
create index provider_contact_name_sort on "provider_contact" using btree ("organization_id", "name" COLLATE "und-x-icu", "id");
create unique index provider_contact_organization_id_id_key on "provider_contact" using btree ("organization_id", "id");
create index provider_contact_provider_id_idx on "provider_contact" using btree ("organization_id", "provider_id", "id");
create index provider_contact_search_gin on "provider_contact" using gin ("search" gin_trgm_ops);

create table "ride" (
  "id" uuid primary key,
  "organization_id" text not null,
  "created_at" timestamptz not null default now(),
  "updated_at" timestamptz not null default now(),
  "version" integer not null default 1,
  "provider_id" uuid not null,
  "name" text not null,
  "status" text not null default 'active',
  "visit_mode" text not null default 'startTime',
  "description" text,
  "stock" jsonb not null,
  "timetables" jsonb,
  "schedules" jsonb,
  "availabilities" jsonb,
  "seasons" jsonb,
  "search" text generated always as (norm(coalesce("name", ''))) stored,
  constraint ride_status_options check ("status" in ('active', 'inactive')),
  constraint ride_visit_mode_options check ("visit_mode" in ('startTime', 'openingHours')),
  constraint ride_organization_id_fkey foreign key ("organization_id") references "organization" ("id") on delete restrict,
  constraint ride_provider_id_fkey foreign key ("organization_id", "provider_id") references "provider" ("organization_id", "id") on delete cascade
);
create index ride_name_sort on "ride" using btree ("organization_id", "name" COLLATE "und-x-icu", "id");
create unique index ride_organization_id_id_key on "ride" using btree ("organization_id", "id");
create unique index ride_provider_id_name_key on "ride" using btree ("organization_id", "provider_id", norm("name"));
create index ride_provider_id_sort on "ride" using btree ("organization_id", "provider_id", "id");
create index ride_search_gin on "ride" using gin ("search" gin_trgm_ops);

create table "sales_channel" (
  "id" uuid primary key,
  "organization_id" text not null,
  "created_at" timestamptz not null default now(),
  "updated_at" timestamptz not null default now(),
  "version" integer not null default 1,
  "name" text not null,
  "stock_pool" text not null,
  "status" text not null default 'active',
  "confirms_at_sale" boolean default false,
  "description" text,
  "search" text generated always as (norm(coalesce("name", ''))) stored,
  constraint sales_channel_stock_pool_options check ("stock_pool" in ('internet', 'distributor', 'ticketOffice')),
  constraint sales_channel_status_options check ("status" in ('active', 'inactive')),
  constraint sales_channel_organization_id_fkey foreign key ("organization_id") references "organization" ("id") on delete restrict
);
create index sales_channel_confirms_at_sale_idx on "sales_channel" using btree ("organization_id", "confirms_at_sale", "id");
create index sales_channel_created_at_idx on "sales_channel" using btree ("organization_id", "created_at", "id");
create unique index sales_channel_name_key on "sales_channel" using btree ("organization_id", norm("name"));
create index sales_channel_name_sort on "sales_channel" using btree ("organization_id", "name" COLLATE "und-x-icu", "id");
create unique index sales_channel_organization_id_id_key on "sales_channel" using btree ("organization_id", "id");
create index sales_channel_search_gin on "sales_channel" using gin ("search" gin_trgm_ops);
create index sales_channel_status_sort on "sales_channel" using btree ("organization_id", "status", "id");
create index sales_channel_stock_pool_sort on "sales_channel" using btree ("organization_id", "stock_pool", "id");
create index sales_channel_updated_at_sort on "sales_channel" using btree ("organization_id", "updated_at", "id");

create table "user" (
  "id" uuid primary key,
  "organization_id" text not null,
  "created_at" timestamptz not null default now(),
  "updated_at" timestamptz not null default now(),
  "version" integer not null default 1,
  "name" text not null,
  "email" text not null,
  "role" text[] not null,
  "status" text not null default 'invited',
  "last_login_at" timestamptz,
  "provider_ids" uuid[],
  "distributor_ids" uuid[],
  "language" text,
  "organization_name" text,
  "avatar_url" text,
  "mini_avatar_url" text,
  "metadata" jsonb,
  "search" text generated always as (norm(coalesce("name", '') || ' ' || coalesce("email", ''))) stored,
  constraint user_role_options check ("role" <@ array['admin', 'supervisor', 'financial', 'techSupport', 'inventory', 'backOffice', 'sales', 'operator', 'issuer', 'director', 'quality', 'librarian', 'coordinator', 'accounting', 'secretary', 'multimedia', 'teacher', 'alumni', 'student', 'user']::text[]),
  constraint user_status_options check ("status" in ('invited', 'active', 'disabled')),
  constraint user_language_options check ("language" in ('pt', 'en', 'fr')),
  constraint user_organization_id_fkey foreign key ("organization_id") references "organization" ("id") on delete restrict
);
create index user_created_at_idx on "user" using btree ("organization_id", "created_at", "id");
create index user_distributor_ids_gin on "user" using gin ("distributor_ids");
create unique index user_email_key on "user" using btree ("organization_id", norm("email"));
create index user_email_sort on "user" using btree ("organization_id", "email" COLLATE "und-x-icu", "id");
create index user_last_login_at_sort on "user" using btree ("organization_id", "last_login_at", "id");
create index user_name_sort on "user" using btree ("organization_id", "name" COLLATE "und-x-icu", "id");
create unique index user_organization_id_id_key on "user" using btree ("organization_id", "id");
create index user_provider_ids_gin on "user" using gin ("provider_ids");
create index user_role_gin on "user" using gin ("role");
create index user_search_gin on "user" using gin ("search" gin_trgm_ops);
create index user_status_sort on "user" using btree ("organization_id", "status", "id");
create index user_updated_at_sort on "user" using btree ("organization_id", "updated_at", "id");

create table "validity" (
  "id" uuid primary key,
  "organization_id" text not null,
  "created_at" timestamptz not null default now(),
  "updated_at" timestamptz not null default now(),
  "version" integer not null default 1,
  "product_id" uuid not null,
  "name" text not null,
  "valid_from" date not null,
  "valid_to" date not null,
  "search" text generated always as (norm(coalesce("name", ''))) stored,
  constraint validity_organization_id_fkey foreign key ("organization_id") references "organization" ("id") on delete restrict,
  constraint validity_product_id_fkey foreign key ("organization_id", "product_id") references "product" ("organization_id", "id") on delete cascade
);
create index validity_name_sort on "validity" using btree ("organization_id", "name" COLLATE "und-x-icu", "id");
create unique index validity_organization_id_id_key on "validity" using btree ("organization_id", "id");
create index validity_product_id_idx on "validity" using btree ("organization_id", "product_id", "id");
create unique index validity_product_id_name_key on "validity" using btree ("organization_id", "product_id", norm("name"));
create index validity_search_gin on "validity" using gin ("search" gin_trgm_ops);
create index validity_valid_from_sort on "validity" using btree ("organization_id", "valid_from", "id");
