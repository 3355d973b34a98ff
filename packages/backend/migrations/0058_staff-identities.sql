CREATE TABLE "staff_identity" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"member_id" integer NOT NULL,
	"linked_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_identity_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
ALTER TABLE "staff_identity" ADD CONSTRAINT "staff_identity_member_id_staff_member_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."staff_member"("member_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_identity_member" ON "staff_identity" USING btree ("member_id","issuer");