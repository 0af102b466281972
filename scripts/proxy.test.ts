import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './sources.ts';

const servers = readFileSync(join(root, 'docs', 'proxy', 'nginx.conf'), 'utf8')
  .replaceAll(/#.*$/gm, '')
  .split(/^server \{/m)
  .slice(1);
const portal = servers.find((server) => server.includes(':3001')) ?? '';

describe('the proxy that we recommend', () => {
  it('writes no log about who uses the portal', () => {
    expect(portal).toMatch(/^\s*access_log off;$/m);
    expect(portal).toMatch(/^\s*error_log \/dev\/null crit;$/m);
  });

  it('keeps a report in memory: no body is larger than its buffer', () => {
    const [, most] = /client_max_body_size (\w+);/.exec(portal) ?? [];
    expect(portal).toContain(`client_body_buffer_size ${most};`);
  });

  it.each(servers)('overwrites what a visitor claims to be', (server) => {
    expect(server).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
    expect(server).not.toContain('$proxy_add_x_forwarded_for');
  });
});
