CREATE TABLE "task" (
	"task_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "task_task_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"made_by" text NOT NULL,
	"site_ids" integer[] NOT NULL,
	"state" text NOT NULL,
	"total" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"moved_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "task_counts" CHECK (done >= 0 and refused >= 0 and done + refused <= total),
	CONSTRAINT "task_end" CHECK ((state = 'running') = (finished_at is null)),
	CONSTRAINT "task_kind" CHECK (kind in ('ship-orders', 'retry-mails')),
	CONSTRAINT "task_state" CHECK (state in ('running', 'done', 'stopped'))
);
--> statement-breakpoint
CREATE TABLE "task_item" (
	"task_id" integer NOT NULL,
	"entity_id" integer NOT NULL,
	"place" integer NOT NULL,
	"input" jsonb,
	"state" text DEFAULT 'waiting' NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"code" text,
	"message" text,
	CONSTRAINT "task_item_task_id_entity_id_pk" PRIMARY KEY("task_id","entity_id"),
	CONSTRAINT "task_item_state" CHECK (state in ('waiting', 'done', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "funnel_day" (
	"day" date NOT NULL,
	"site_id" integer NOT NULL,
	"carts" integer NOT NULL,
	"bills" integer NOT NULL,
	"deliveries" integer NOT NULL,
	"payments" integer NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "funnel_day_day_site_id_pk" PRIMARY KEY("day","site_id"),
	CONSTRAINT "funnel_day_counts" CHECK (bills between 0 and carts and deliveries between 0 and carts and payments between 0 and carts)
);
--> statement-breakpoint
CREATE TABLE "turnover_day" (
	"day" date NOT NULL,
	"site_id" integer NOT NULL,
	"orders" integer NOT NULL,
	"pieces" integer NOT NULL,
	"gross_cents" bigint NOT NULL,
	"net_cents" bigint NOT NULL,
	"refunded_cents" bigint NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "turnover_day_day_site_id_pk" PRIMARY KEY("day","site_id"),
	CONSTRAINT "turnover_day_counts" CHECK (orders >= 0 and pieces >= 0 and refunded_cents >= 0)
);
--> statement-breakpoint
ALTER TABLE "task_item" ADD CONSTRAINT "task_item_task_id_task_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."task"("task_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "task_running" ON "task" USING btree ("moved_at") WHERE state = 'running';--> statement-breakpoint
CREATE INDEX "task_of_maker" ON "task" USING btree ("made_by","task_id");--> statement-breakpoint
CREATE INDEX "task_finished" ON "task" USING btree ("finished_at") WHERE finished_at is not null;--> statement-breakpoint
CREATE INDEX "task_item_waiting" ON "task_item" USING btree ("task_id","place") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "task_item_refused" ON "task_item" USING btree ("task_id","place") WHERE state = 'refused';--> statement-breakpoint
CREATE INDEX "turnover_day_counted" ON "turnover_day" USING btree ("counted_at");