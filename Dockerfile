# Two stages: what builds the web app stays behind.
FROM node:24-trixie-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --include=dev --include=optional --no-audit --no-fund
COPY . .
RUN node --disable-warning=ExperimentalWarning scripts/build.ts && npm prune --omit=dev --omit=optional --no-audit --no-fund

FROM node:24-trixie-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072
COPY --from=build --chown=root:root /app/package.json ./
COPY --from=build --chown=root:root /app/node_modules ./node_modules
COPY --from=build --chown=root:root /app/dist ./dist
COPY --from=build --chown=root:root /app/contract ./contract
COPY --from=build --chown=root:root /app/figures ./figures
COPY --from=build --chown=root:root /app/words ./words
COPY --from=build --chown=root:root /app/content ./content
COPY --from=build --chown=root:root /app/server ./server
COPY --from=build --chown=root:root /app/scripts ./scripts
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/livez').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "--disable-warning=ExperimentalWarning", "--max-semi-space-size=2", "dist/server/main.js"]
