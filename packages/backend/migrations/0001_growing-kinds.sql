ALTER TABLE "staff_grant" DROP CONSTRAINT "staff_grant_role";--> statement-breakpoint
ALTER TABLE "staff_view" DROP CONSTRAINT "staff_view_list";--> statement-breakpoint
ALTER TABLE "outbox_mail" DROP CONSTRAINT "outbox_mail_kind";--> statement-breakpoint
ALTER TABLE "repeat_delivery_event" DROP CONSTRAINT "repeat_delivery_event_event";--> statement-breakpoint
ALTER TABLE "webhook_event" DROP CONSTRAINT "webhook_event_event_type";