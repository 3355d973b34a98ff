ALTER TABLE "webhook_endpoint" ADD COLUMN "added_by" text;--> statement-breakpoint
UPDATE "webhook_endpoint" e SET "added_by" = a.actor FROM "audit_entry" a WHERE a.action = 'webhook-added' AND a.subject = 'webhook:' || e.endpoint_id;
