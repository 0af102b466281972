import { guiaItem, type GuiaItem } from '@vidas/api-client/contas-medicas/guias/guias.contract.ts';
import { type MudancaDoItem, mudaItem } from '@vidas/api-client/contas-medicas/guias/itemMudanca.rules.ts';
import { tetoDoItem } from '@vidas/api-client/contas-medicas/guias/item.rules.ts';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { chanceOf, type Chance } from '../../../demo/prng.ts';
import { type ItemFixture, writeGuia } from './guias.fixture.ts';
import { guiasServer } from './guiasServer.fixture.ts';

const { t, ask } = await guiasServer();
afterAll(() => t.close());

const GUIDES = 20;
const ITEMS = 500;

const randomItem = (chance: Chance, sequencia: number): ItemFixture => {
  const tabela_aprovada = chance.pick(['18', '19', '20', '22', '22', '22', '00']);
  const quantidade = chance.is(0.6) ? chance.int(1, 9) : chance.int(1, 99_999) / 10_000;
  const valor_unitario_cents = chance.is(0.1) ? 0 : chance.int(1, 300_000);
  const fator = chance.pick([1, 1, 0.5, 0.3, 1.3]);
  const charged = Math.round(quantidade * valor_unitario_cents * fator);
  const valor_cents = chance.is(0.9) ? charged : charged + chance.int(0, 50);
  const isApproved = chance.is(0.2);
  return {
    sequencia: chance.is(0.05) ? 10_000 + sequencia : sequencia,
    tabela: tabela_aprovada,
    tabela_aprovada,
    codigo: chance.pick(['40304361', '70000010', '99999999']),
    tipo: tabela_aprovada === '22' ? chance.pick(['HM', 'SADT', null]) : null,
    codigo_amb: chance.is(0.8) ? '28040481' : null,
    credenciado: chance.is(0.5),
    credenciado_xml: chance.pick([true, false, null]),
    quantidade,
    reducao_acrescimo: fator,
    valor_unitario_cents,
    valor_unitario_operadora_cents: chance.pick([
      null,
      0,
      valor_unitario_cents,
      Math.floor(valor_unitario_cents * 0.8),
      valor_unitario_cents + 100,
    ]),
    valor_cents,
    status: isApproved ? 1 : chance.is(0.1) ? 0 : null,
    pendencia: chance.pick([null, null, null, null, 'Sem guia', 'Atenção: confira o laudo']),
    pendencia_aceita: chance.is(0.1) ? 'Conferido' : null,
    quantidade_aprovada: isApproved ? quantidade : null,
    valor_aprovado_cents: isApproved ? valor_cents : null,
  };
};

/** A random change of a reviewer, valid or not, to an item on screen. */
const randomWish = (chance: Chance, item: GuiaItem): MudancaDoItem => {
  const kind = chance.int(0, 9);
  const confirmado = chance.is(0.5);
  const denied = { COM_COD: '1705', GLO_COMENTARIO: 'A maior' };
  if (kind < 2) return { status: 1, confirmado };
  if (kind === 2)
    return {
      aceite: chance.is(0.2)
        ? null
        : {
            motivo: chance.pick(['', 'Conferido com o laudo']),
            ...(chance.is(0.5)
              ? { tabela: chance.pick(['18', '19', '20', '22']), vrUnitario: chance.int(0, 5_000) }
              : {}),
          },
    };
  if (kind === 3) return { status: null };
  if (kind === 4) return { codTabelaAprov: chance.pick(['19', '20', '00', '22']) };
  if (kind === 5) return { codProcAmb: chance.pick(['28040481', '28040499', 'x', null]) };
  if (kind === 6) return { status: 1, qtdExecAprov: 0, vrTotalAprov: 0, ...(chance.is(0.7) ? denied : {}) };
  const qtdExecAprov = chance.is(0.5) ? item.qtdExec : chance.int(0, item.qtdExec + 1);
  const most = tetoDoItem(item, qtdExecAprov);
  const vrTotalAprov = chance.pick([most, most + 1, Math.max(0, most - chance.int(0, 500)), -1]);
  return { status: 1, qtdExecAprov, vrTotalAprov, confirmado, ...(chance.is(0.8) ? denied : {}) };
};

/** Fields that a decision changes; price and text of a new table come from the server (CTM-39, CTM-86). */
const decided = ({
  resumo: _,
  vrUnitarioOeste: _price,
  cadastrado: _known,
  codProcAmbOpc: _amb,
  codTipoOpc: _types,
  descProcOperadora: _text,
  achados: _found,
  julgadoPor: _rules,
  apresentacao: _a,
  laboratorio: _l,
  ...item
}: GuiaItem) => item;

describe('screen and server', () => {
  it('decide the same of 10,000 random items', { timeout: 300_000 }, async () => {
    const chance = chanceOf('paridade');
    const seen = { feito: 0, jaEstava: 0, recusado: 0 };
    for (let guide = 1; guide <= GUIDES; guide += 1) {
      const numGuia = String(guide);
      await writeGuia(
        t.db,
        { numero: numGuia, valor_cents: 2_000_000_000 },
        Array.from({ length: ITEMS }, (_, at) => randomItem(chance, at + 1)),
      );
      const before = await ask('getGuiaImportada', { numGuia });
      const items = before.itens.map((wire) => z.decode(guiaItem, wire as never));
      const wishes = items.map((item) => randomWish(chance, item));
      const reply = await ask('setGuiaItens', {
        itensAlterados: items.map(({ seqItem, resumo }, at) => ({
          numGuia,
          seqItem,
          resumo,
          ...wire(wishes[at] ?? {}),
        })),
      });
      const after = (reply.guias[0]?.itens ?? []).map((each) => z.decode(guiaItem, each as never));
      const expected = items.map((item, at) => mudaItem(item, wishes[at] ?? {}));
      expect(reply.resultados.map(({ numGuia: _, ...given }) => given)).toEqual(
        expected.map((each, at) => {
          const situacao = each.feito ? 'feito' : each.jaEstava ? 'jaEstava' : 'recusado';
          seen[situacao] += 1;
          const { motivos, problemas } = each.feito ? { motivos: [], problemas: [] } : each;
          return { seqItem: items[at]?.seqItem, situacao, motivos, problemas };
        }),
      );
      const should = items.map((item, at) => {
        const each = expected[at];
        return decided(each?.feito ? { ...item, ...each.depois } : item);
      });
      expect(after.map(decided)).toEqual(should);
      // The approved value never exceeds the charged one.
      expect(after.filter(({ vrTotalAprov, vrTotal }) => (vrTotalAprov ?? 0) > vrTotal)).toEqual([]);
    }
    expect(Object.values(seen).every((count) => count > 500)).toBe(true);
  });
});

const quantity = (value: number | null | undefined) =>
  value === null || value === undefined ? value : String(value / 10_000).replace('.', ',');
const cents = (value: number | null | undefined) =>
  value === null || value === undefined ? value : (value / 100).toFixed(2).replace('.', ',');

const wire = (wish: MudancaDoItem): object => ({
  ...wish,
  ...(wish.qtdExecAprov === undefined ? {} : { qtdExecAprov: quantity(wish.qtdExecAprov) }),
  ...(wish.vrTotalAprov === undefined ? {} : { vrTotalAprov: cents(wish.vrTotalAprov) }),
  ...(wish.aceite?.vrUnitario === undefined
    ? {}
    : { aceite: { ...wish.aceite, vrUnitario: cents(wish.aceite.vrUnitario) } }),
});
