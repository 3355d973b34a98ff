-- Tables that grow from nothing while the shop runs. Figures taken while they are tiny would make every prepared
-- statement read them whole, and go on doing so while they grow; so figures wait for the first thousand rows.
ALTER TABLE "cart" SET (autovacuum_analyze_threshold = 1000, autovacuum_vacuum_threshold = 1000);--> statement-breakpoint
ALTER TABLE "cart_line" SET (autovacuum_analyze_threshold = 1000, autovacuum_vacuum_threshold = 1000);--> statement-breakpoint
ALTER TABLE "shop_order" SET (autovacuum_analyze_threshold = 1000, autovacuum_vacuum_threshold = 1000);--> statement-breakpoint
ALTER TABLE "order_line" SET (autovacuum_analyze_threshold = 1000, autovacuum_vacuum_threshold = 1000);--> statement-breakpoint
ALTER TABLE "order_event" SET (autovacuum_analyze_threshold = 1000, autovacuum_vacuum_threshold = 1000);--> statement-breakpoint
ALTER TABLE "stock_reservation" SET (autovacuum_analyze_threshold = 1000, autovacuum_vacuum_threshold = 1000);--> statement-breakpoint
ALTER TABLE "payment" SET (autovacuum_analyze_threshold = 1000, autovacuum_vacuum_threshold = 1000);--> statement-breakpoint
ALTER TABLE "outbox_mail" SET (autovacuum_analyze_threshold = 1000, autovacuum_vacuum_threshold = 1000);--> statement-breakpoint
ALTER TABLE "attempt_count" SET (autovacuum_analyze_threshold = 1000, autovacuum_vacuum_threshold = 1000);
