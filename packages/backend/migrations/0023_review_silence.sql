CREATE TABLE "review_silence" (
	"site_id" integer NOT NULL,
	"mailbox_hash" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "review_silence_site_id_mailbox_hash_pk" PRIMARY KEY("site_id","mailbox_hash")
);
