import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadConfig } from '../apps/api/src/config/config.ts';
import { demoSettings } from '../apps/api/src/config/demoSettings.ts';
import { variables } from '../apps/api/src/config/variables.ts';
import { root } from './sources.ts';
import { withTable } from './variables.ts';

const text = readFileSync(join(root, 'docs', 'operacao.md'), 'utf8');

describe('the table of variables', () => {
  it('in docs/operacao.md is the one of the code: `npm run variables` writes it', () => {
    expect(withTable(text)).toBe(text);
  });

  it('is refused when a word of it is another, or its place is gone', () => {
    expect(withTable(text.replace('porta da retaguarda', 'porta dos fundos'))).toBe(text);
    expect(() => withTable(text.replaceAll('<!-- variáveis', '<!-- outra'))).toThrow('faltam as marcas');
  });

  it('says what holds without each', () => {
    const config = loadConfig({});
    expect({
      PORT: variables.PORT.padrao,
      OMBUDSMAN_PORT: variables.OMBUDSMAN_PORT.padrao,
      HOST: variables.HOST.padrao,
      DEMO_LIVES: variables.DEMO_LIVES.padrao,
      MAIL_FROM: variables.MAIL_FROM.padrao,
      SESSION_TOKEN_MINUTES: variables.SESSION_TOKEN_MINUTES.padrao,
      SESSION_MAX_HOURS: variables.SESSION_MAX_HOURS.padrao,
      MAX_UPLOAD_MB: variables.MAX_UPLOAD_MB.padrao,
      REQUEST_TIMEOUT_SECONDS: variables.REQUEST_TIMEOUT_SECONDS.padrao,
      STATEMENT_TIMEOUT_SECONDS: variables.STATEMENT_TIMEOUT_SECONDS.padrao,
    }).toEqual({
      PORT: String(config.port),
      OMBUDSMAN_PORT: String(config.ombudsmanPort),
      HOST: config.host,
      DEMO_LIVES: String(config.demoLives),
      MAIL_FROM: /<(.+)>/.exec(config.mailFrom)?.[1],
      SESSION_TOKEN_MINUTES: String(config.sessionTokenMinutes),
      SESSION_MAX_HOURS: String(config.sessionMaxHours),
      MAX_UPLOAD_MB: String(config.maxUploadBytes / 1_048_576),
      REQUEST_TIMEOUT_SECONDS: String(config.requestTimeoutMs / 1_000),
      STATEMENT_TIMEOUT_SECONDS: String(config.statementTimeoutMs / 1_000),
    });
  });

  it('says what the demonstration has of its own', () => {
    for (const name of Object.keys(demoSettings) as (keyof typeof demoSettings)[])
      expect(variables[name].padrao, name).toMatch(/na demonstração$/);
    for (const name of [
      'OPERATOR_NAME',
      'ANS_REGISTRATION',
      'CENTRO_MEDICO_PRESTADOR',
      'VENDAS_QUALICORP',
      'DIRETORIA_TETO_VIDAS',
      'VENDAS_CARTEIRA_LOGINS',
    ] as const)
      expect(variables[name].padrao.replaceAll('`', '')).toContain(demoSettings[name]);
  });
});
