CREATE TABLE "job_queue_heartbeat" (
	"queue_id" text PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recurring_work" (
	"job" text PRIMARY KEY NOT NULL,
	"last_execution" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
