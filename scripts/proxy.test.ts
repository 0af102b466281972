import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './sources.ts';

const read = (...path: string[]) => readFileSync(join(root, 'docs', ...path), 'utf8');

const [before = '', ...servers] = read('proxy', 'nginx.conf')
  .replaceAll(/#.*$/gm, '')
  .split(/^server \{/m);
const portal = servers.find((server) => server.includes(':3001')) ?? '';

/** The variables of each format of a log that an example gives. */
const formats = [...before.matchAll(/log_format (\w+) '([^']*)';/g)].map(([, name = '', format = '']) => ({
  name,
  variables: format.split(' '),
}));

/** Allowed parts of a log line: moment, origin, result. No path, no query, no referrer, no header of the browser. */
const harmless = new Set(
  '$time_iso8601 $remote_addr $request_method $status $body_bytes_sent $request_time $upstream_status $upstream_response_time'.split(
    ' ',
  ),
);

describe('the proxy that we recommend', () => {
  it('writes no log about who uses the portal', () => {
    expect(portal).toMatch(/^\s*access_log off;$/m);
    expect(portal).toMatch(/^\s*error_log \/dev\/null crit;$/m);
  });

  it.each(servers)('writes no path of a call, which holds names, CPF and e-mails (SEG-23)', (server) => {
    expect(server.match(/^\s*access_log .*;$/gm)).toHaveLength(1);
    const [, format] = /^\s*access_log (?:off|\/\S+ (\w+));$/m.exec(server) ?? ['', 'the usual one'];
    const { variables } = formats.find(({ name }) => name === format) ?? { variables: [] };
    expect(variables.filter((variable) => !harmless.has(variable))).toEqual([]);
    expect(format === undefined || variables.length > 0).toBe(true);
    // Its lines repeat the request, and nginx knows no format for them.
    expect(server).toMatch(/^\s*error_log \/dev\/null crit;$/m);
  });

  it('writes none either where it is a haproxy', () => {
    const [, settings = ''] = /listen retaguarda\n(.*?)```/s.exec(read('cluster.md')) ?? [];
    const [, format = ''] = /^\s*log-format "([^"]*)"$/m.exec(settings) ?? [];
    expect(format.split(' ')).toEqual(['%ci', '%HM', '%ST', '%B', '%Tt', '%s']);
    expect(read('cluster.md')).not.toMatch(/^\s*option httplog/m);
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
