import { expect, it } from 'vitest';
import { dayOf } from './calendar.ts';
import { buildDemo } from './demo.ts';
import { demoUsers } from './demoUsers.ts';

const steps = buildDemo({ lives: 3000, today: dayOf('2026-11-21'), registroAns: '999999' });
const { exportacao = [], movimentacao_congenere = [], congenere = [] } = steps[0]?.rows ?? {};

it('tells some movements, leaves some waiting, and one partner insurer has none', () => {
  const withSome = (isSent: boolean) =>
    new Set(
      movimentacao_congenere
        .filter(({ enviada_em }) => (enviada_em !== null) === isSent)
        .map(({ congenere_codigo }) => congenere_codigo),
    );
  expect(withSome(true).size).toBeGreaterThan(1);
  expect(withSome(false).size).toBeGreaterThan(1);
  expect(new Set([...withSome(true), ...withSome(false)]).size).toBe(congenere.length - 1);
});

it('keeps in every file the movements that point at it, in their order', () => {
  for (const { id, congenere_codigo, exportada_em, quantidade, arquivo, login } of exportacao) {
    const held = movimentacao_congenere.filter(({ exportacao_id }) => exportacao_id === id);
    expect(held).toHaveLength(quantidade);
    expect(
      arquivo
        .split('\r\n')
        .slice(1, -1)
        .map((line) => line.slice(0, 10)),
    ).toEqual(held.map(({ matricula }) => matricula));
    for (const each of held) {
      expect(each).toMatchObject({ congenere_codigo, enviada_em: exportada_em });
      expect(each.ocorrida_em <= exportada_em.slice(0, 10)).toBe(true);
    }
    expect(demoUsers.map((user) => `USU_${user.login}`)).toContain(login);
  }
  const sent = movimentacao_congenere.filter(({ enviada_em }) => enviada_em !== null);
  expect(sent.every(({ exportacao_id }) => typeof exportacao_id === 'number')).toBe(true);
});
