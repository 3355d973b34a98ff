CREATE TABLE "energy_level" (
	"level" text PRIMARY KEY NOT NULL,
	"from_mj_per_kg" double precision NOT NULL,
	"labels" jsonb NOT NULL
);
