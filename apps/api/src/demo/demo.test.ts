import {
  getMunicipalities,
  isValidCnpj,
  isValidCns,
  isValidCpf,
  isValidLandlinePhone,
} from '@brazilian-utils/brazilian-utils';
import { createHash } from 'node:crypto';
import { moduleKeys } from '@vidas/api-client/shell/modules.ts';
import { describe, expect, it } from 'vitest';
import { dayOf } from './calendar.ts';
import { buildDemo, type DemoRows } from './demo.ts';
import { demoUsers } from './demoUsers.ts';
import { planos, precos, vendedores } from './products.ts';

const build = (hoje: string, lives = 300): DemoRows =>
  Object.assign(
    {},
    ...buildDemo({ lives, today: dayOf(hoje), registroAns: '999999' }).map(({ rows }) => rows),
  );
const fingerprint = (rows: DemoRows): string =>
  createHash('sha256').update(JSON.stringify(rows)).digest('hex');

const rows = build('2026-11-21');

describe('the demonstration data', () => {
  it('is the same for the same day and another for another day', () => {
    expect(fingerprint(build('2026-11-21'))).toBe(fingerprint(rows));
    expect(fingerprint(build('2026-11-22'))).not.toBe(fingerprint(rows));
  });

  it('has right check digits everywhere, letters in some CNPJ, and no number twice', () => {
    const cpfs = [...(rows.pessoa ?? []), ...(rows.prestador ?? [])].flatMap(({ cpf }) => (cpf ? [cpf] : []));
    const cnpjs = [...(rows.empresa ?? []), ...(rows.prestador ?? [])].flatMap(({ cnpj }) =>
      cnpj ? [cnpj] : [],
    );
    const cns = (rows.pessoa ?? []).flatMap((pessoa) => (pessoa.cns ? [pessoa.cns] : []));
    expect(cpfs.filter((cpf) => !isValidCpf(cpf))).toEqual([]);
    expect(cnpjs.filter((cnpj) => !isValidCnpj(cnpj, { version: 2 }))).toEqual([]);
    expect(cns.filter((each) => !isValidCns(each))).toEqual([]);
    expect(cnpjs.some((cnpj) => /[A-Z]/.test(cnpj))).toBe(true);
    for (const list of [cpfs, cnpjs, cns]) expect(new Set(list).size).toBe(list.length);
  });

  it('uses true municipalities and well-formed fixed lines', () => {
    const known = new Map(getMunicipalities().map(({ code, name }) => [String(code), name]));
    expect((rows.municipio ?? []).filter(({ codigo, nome }) => known.get(codigo) !== nome)).toEqual([]);
    expect((rows.empresa ?? []).filter(({ fone }) => fone && !isValidLandlinePhone(fone))).toEqual([]);
  });

  it('keeps the regulator’s limits between the prices of the age bands', () => {
    for (const { registro } of planos) {
      const price = (band: number): number =>
        precos.find((row) => row.plano_registro === registro && row.faixa_codigo === band)?.preco_cents ?? 0;
      expect(price(10)).toBeLessThanOrEqual(6 * price(1));
      expect(price(10) / price(7)).toBeLessThanOrEqual(price(7) / price(1));
    }
  });

  it.each(['2026-01-01', '2028-02-29', '2027-03-31', '2026-12-31'])('can be made on %s', (hoje) => {
    const made = build(hoje, 120);
    expect(made.beneficiario).toHaveLength(120);
    expect((made.guia ?? []).every(({ emitida_em }) => emitida_em <= hoje)).toBe(true);
  });

  it.each([1, 2, 25])('can be made with %i lives', (lives) => {
    expect(build('2026-11-21', lives).beneficiario).toHaveLength(lives);
  });

  it('spends on care between 65 % and 90 % of the fees', () => {
    const { guia = [], lancamento = [] } = build('2026-11-21', 3000);
    const isCounted = ({ competencia }: { competencia?: string | null }): boolean =>
      Boolean(competencia && competencia >= '2025-12' && competencia <= '2026-11');
    const sum = (tipo: number): number =>
      lancamento
        .filter((row) => row.tipo_codigo === tipo && isCounted(row))
        .reduce((total, row) => total + row.valor_cents, 0);
    const spent = guia
      .filter((row) => row.status === 1 && isCounted(row))
      .reduce((total, row) => total + (row.valor_aprovado_cents ?? 0), 0);
    const ratio = (spent - sum(9)) / sum(2);
    expect(ratio).toBeGreaterThan(0.65);
    expect(ratio).toBeLessThan(0.9);
  });

  it('has somebody for every screen that looks for a few', () => {
    expect((rows.prestador ?? []).some(({ codigo }) => codigo === '999520')).toBe(true);
    expect(
      ['613', '619', '620', '647', '648', '653'].every((codigo) =>
        vendedores.some((each) => each.codigo === codigo),
      ),
    ).toBe(true);
    expect(new Set((rows.guia ?? []).map(({ status }) => status ?? null))).toEqual(
      new Set([null, 0, 1, 2, 3]),
    );
    expect((rows.guia ?? []).some(({ cid_codigo }) => cid_codigo?.startsWith('E66'))).toBe(true);
    expect(rows.motivo_cancelamento).toHaveLength(17);
  });
});

describe('the demonstration users', () => {
  it('open every module between them, and one opens all', () => {
    expect(demoUsers.find(({ login }) => login === 'gerente')?.modulos).toEqual(moduleKeys);
    for (const key of moduleKeys)
      expect(demoUsers.filter(({ modulos }) => modulos.includes(key)).length).toBeGreaterThan(1);
  });

  it('are sellers that exist, found by the login as well', () => {
    for (const { vendedor, login } of demoUsers.filter((user) => user.vendedor)) {
      expect(vendedores.find(({ codigo }) => codigo === vendedor)?.login).toBe(login.toUpperCase());
    }
  });
});
