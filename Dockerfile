# The shop as one image: built here, nothing is built at start. docs/operations/install.md says how to run it.

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /src
COPY . .
RUN npm ci --no-audit --no-fund && npm run package -- /out

FROM debian:bookworm-slim
RUN useradd --uid 10001 --user-group --no-create-home --shell /usr/sbin/nologin haverhof \
  && install -d -o haverhof -g haverhof /var/lib/haverhof
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=build /out /srv/haverhof
ENV NODE_ENV=production \
  SHOP_ENV=production \
  PORT=3000 \
  DATA_DIR=/var/lib/haverhof \
  MALLOC_ARENA_MAX=2 \
  NODE_COMPILE_CACHE=/var/lib/haverhof/compiled
WORKDIR /srv/haverhof
USER 10001:10001
VOLUME /var/lib/haverhof
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 CMD ["node", "scripts/check-health.ts"]
CMD ["node", "--max-semi-space-size=16", "--max-old-space-size=1024", "apps/server/src/main.ts"]
