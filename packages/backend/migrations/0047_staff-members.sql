-- outside a transaction
CREATE TABLE IF NOT EXISTS "staff_member" (
	"member_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_member_member_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email_address" text NOT NULL,
	"name" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"suspended_at" timestamp with time zone,
	"last_seen_at" timestamp with time zone,
	CONSTRAINT "staff_member_email_address_unique" UNIQUE("email_address"),
	CONSTRAINT "staff_member_language" CHECK (language in ('nl', 'de', 'en'))
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "staff_challenge" (
	"challenge_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"subject" text,
	"facts" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_challenge_purpose" CHECK (purpose in ('sign-in', 'step-up', 'new-passkey', 'new-time-code', 'oidc'))
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "staff_factor" (
	"member_id" integer NOT NULL,
	"kind" text NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_step" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "staff_factor_member_id_kind_pk" PRIMARY KEY("member_id","kind"),
	CONSTRAINT "staff_factor_kind" CHECK (kind in ('password', 'time-code')),
	CONSTRAINT "staff_factor_member_id_staff_member_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."staff_member"("member_id")
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "staff_grant" (
	"grant_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_grant_grant_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" integer NOT NULL,
	"role" text NOT NULL,
	"site_ids" integer[],
	"language_ids" smallint[],
	CONSTRAINT "staff_grant_role" CHECK (role in ('owner', 'manager', 'catalogue', 'prices', 'content', 'translator', 'service', 'warehouse', 'laboratory', 'finance', 'viewer')),
	CONSTRAINT "staff_grant_member_id_staff_member_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."staff_member"("member_id")
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "staff_invitation" (
	"invitation_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_invitation_invitation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" text,
	"email_address" text NOT NULL,
	"name" text NOT NULL,
	"language" text NOT NULL,
	"grants" jsonb NOT NULL,
	"member_id" integer,
	"invited_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "staff_invitation_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "staff_invitation_language" CHECK (language in ('nl', 'de', 'en')),
	CONSTRAINT "staff_invitation_member_id_staff_member_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."staff_member"("member_id")
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "staff_passkey" (
	"passkey_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_passkey_passkey_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" integer NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "staff_passkey_credential_id_unique" UNIQUE("credential_id"),
	CONSTRAINT "staff_passkey_member_id_staff_member_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."staff_member"("member_id")
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "staff_recovery_code" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "staff_recovery_code_member_id_staff_member_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."staff_member"("member_id")
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "staff_session" (
	"session_hash" text PRIMARY KEY NOT NULL,
	"session_id" integer GENERATED ALWAYS AS IDENTITY (sequence name "staff_session_session_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" integer NOT NULL,
	"way" text NOT NULL,
	"browser" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"stepped_up_at" timestamp with time zone,
	CONSTRAINT "staff_session_session_id_unique" UNIQUE("session_id"),
	CONSTRAINT "staff_session_way" CHECK (way in ('passkey', 'password', 'oidc', 'recovery', 'invitation')),
	CONSTRAINT "staff_session_member_id_staff_member_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."staff_member"("member_id")
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "staff_challenge_end" ON "staff_challenge" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "staff_grant_member" ON "staff_grant" USING btree ("member_id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "staff_invitation_end" ON "staff_invitation" USING btree ("expires_at");
--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "staff_invitation_open" ON "staff_invitation" USING btree ("email_address") WHERE used_at is null and revoked_at is null;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "staff_passkey_member" ON "staff_passkey" USING btree ("member_id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "staff_recovery_code_member" ON "staff_recovery_code" USING btree ("member_id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "staff_session_member" ON "staff_session" USING btree ("member_id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "staff_session_end" ON "staff_session" USING btree ("ends_at");
--> statement-breakpoint
ALTER TABLE "audit_entry" ADD COLUMN IF NOT EXISTS "changes" jsonb;
--> statement-breakpoint
ALTER TABLE "audit_entry" ADD COLUMN IF NOT EXISTS "site_ids" integer[];
--> statement-breakpoint
ALTER TABLE "audit_entry" ADD COLUMN IF NOT EXISTS "request_id" text;
--> statement-breakpoint
ALTER TABLE "staff_request" ADD COLUMN IF NOT EXISTS "caller" text;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "audit_entry_others";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "audit_entry_others" ON "audit_entry" USING btree ("at") WHERE substring(subject from '^([a-z-]+)[ :]') not in ('order', 'payment', 'refund', 'invoice', 'return', 'withdrawal', 'shipment', 'pack', 'lot', 'recall', 'gift-card');
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "audit_entry_actor";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "audit_entry_actor" ON "audit_entry" USING btree ("actor","audit_entry_id");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "audit_entry_action";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "audit_entry_action" ON "audit_entry" USING btree ("action","audit_entry_id");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "audit_entry_entity";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "audit_entry_entity" ON "audit_entry" USING btree ((substring(subject from '^([a-z-]+)[ :]')),"audit_entry_id");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "staff_request_caller";
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "staff_request_caller" ON "staff_request" USING btree ("caller","idempotency_key");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "staff_request_token";
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "staff_request_token" ON "staff_request" USING btree ("token_id","idempotency_key") WHERE token_id is not null;
--> statement-breakpoint
ALTER TABLE "staff_request" DROP CONSTRAINT IF EXISTS "staff_request_token_id_idempotency_key_pk";
--> statement-breakpoint
ALTER TABLE "staff_request" ALTER COLUMN "token_id" DROP NOT NULL;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "audit_entry_stays"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
	if tg_op = 'UPDATE' then
		if new.details = old.details - 'clientIp' and to_jsonb(new) - 'details' = to_jsonb(old) - 'details' then
			return new;
		end if;
	elsif tg_op = 'DELETE' then
		if (old.at < now() - case
			when old.action in ('signed-in', 'sign-in-failed', 'signed-out') then interval '400 days'
			when substring(old.subject from '^([a-z-]+)[ :]') not in ('order', 'payment', 'refund', 'invoice', 'return', 'withdrawal', 'shipment', 'pack', 'lot', 'recall', 'gift-card') then interval '730 days'
			else interval '3652 days' end) then
			return old;
		end if;
	end if;
	raise exception 'audit entries are only added to';
end $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "audit_entry_stays" BEFORE UPDATE OR DELETE ON "audit_entry" FOR EACH ROW EXECUTE FUNCTION "audit_entry_stays"();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "audit_entry_stays_whole" BEFORE TRUNCATE ON "audit_entry" FOR EACH STATEMENT EXECUTE FUNCTION "audit_entry_stays"();
