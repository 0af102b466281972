import { describe, expect, it } from 'vitest';
import { fakeItem } from './guias.fake.ts';
import { mudaItem } from './itemMudanca.rules.ts';

const one = 10_000;
const material = { codTabelaAprov: '19', tipoProcOS: null, codProcAmb: null } as const;
const credenciado = { tipoProcOS: 'HM', credenOeste: true, credenXml: true } as const;

describe('a change', () => {
  it('CTM-10: approves as charged', () => {
    expect(mudaItem(fakeItem(), { status: 1 })).toMatchObject({
      depois: { status: 1, qtdExecAprov: one, vrTotalAprov: 10_000 },
    });
  });

  it('CTM-10: approves an accredited fee at the insurer’s value', () => {
    const item = fakeItem({ ...credenciado, vrUnitarioOeste: 8_000 });
    expect(mudaItem(item, { status: 1 })).toMatchObject({ depois: { vrTotalAprov: 8_000, COM_COD: null } });
  });

  it('CTM-11: disapproving clears what was decided, and a pendency waits again', () => {
    const denied = { COM_COD: '1705', GLO_COMENTARIO: 'A maior' };
    const approved = { status: 1, qtdExecAprov: one, vrTotalAprov: 9_000, ...denied } as const;
    expect(mudaItem(fakeItem(approved), { status: null })).toMatchObject({
      depois: { status: null, qtdExecAprov: null, vrTotalAprov: null, COM_COD: null, GLO_COMENTARIO: null },
    });
    expect(mudaItem(fakeItem({ ...approved, pendencias: 'Sem guia' }), { status: null })).toMatchObject({
      depois: { status: 0 },
    });
  });

  it('CTM-12: leaves what is so already', () => {
    const approved = fakeItem({
      ...material,
      status: 1,
      qtdExecAprov: one,
      vrTotalAprov: 9_000,
      COM_COD: '1705',
    });
    expect(mudaItem(approved, { status: 1 })).toMatchObject({ feito: false, jaEstava: true });
    expect(mudaItem(fakeItem(), { status: null })).toMatchObject({ feito: false, jaEstava: true });
  });

  it.each([
    ['00', '19', true],
    ['00', '20', true],
    ['19', '00', true],
    ['00', '22', false],
    ['18', '19', false],
  ] as const)('CTM-39: from table %s to %s: %s', (from, to, feito) => {
    const item = fakeItem({ ...material, codTabelaAprov: from });
    expect(mudaItem(item, { codTabelaAprov: to }).feito).toBe(feito);
  });

  it('CTM-39: an item is moved before it is approved, not with it', () => {
    const item = fakeItem({ ...material, codTabelaAprov: '00' });
    expect(mudaItem(item, { codTabelaAprov: '19', status: 1 })).toMatchObject({
      feito: false,
      motivos: [{ regra: 'CTM-39' }],
    });
  });

  it('CTM-39: an approved item is not moved', () => {
    expect(mudaItem(fakeItem({ ...material, status: 1 }), { codTabelaAprov: '20' }).feito).toBe(false);
  });

  it('CTM-40: the AMB code is one of those on offer, and brings its type', () => {
    const item = fakeItem({
      codProcAmb: null,
      tipoProcOS: 'SADT',
      credenOeste: true,
      seqItem: 10_001,
      codProcAmbOpc: [{ codigo: '23010068', descricao: 'Com ato médico', tipo: 'HM' }],
    });
    expect(mudaItem(item, { codProcAmb: '23010068', status: 1 })).toMatchObject({
      depois: { tipoProcOS: 'HM', status: 1 },
    });
    expect(mudaItem(item, { codProcAmb: '99' })).toMatchObject({ motivos: [{ regra: 'CTM-40' }] });
  });
});

describe('an item with a pendency', () => {
  const pendente = fakeItem({ ...material, status: 0, pendencias: 'Sem guia' });
  const aceite = { motivo: ' Conferido com o laudo ' };

  it('CTM-66: is accepted with a reason, which is kept, and then approved', () => {
    const found = mudaItem(pendente, { aceite });
    expect(found).toMatchObject({
      depois: { status: null, pendenciaAceita: 'Conferido com o laudo', pendencias: 'Sem guia' },
    });
    if (!found.feito) throw new Error('refused');
    expect(mudaItem(found.depois, { status: 1 })).toMatchObject({
      depois: { status: 1, vrTotalAprov: 10_000 },
    });
  });

  it('CTM-66: is not accepted without a reason, nor while approved, and an acceptance can be taken back', () => {
    expect(mudaItem(pendente, { aceite: { motivo: ' ' } })).toMatchObject({
      problemas: [{ field: 'motivo' }],
    });
    expect(mudaItem({ ...pendente, status: 1 }, { aceite })).toMatchObject({
      motivos: [{ regra: 'CTM-66' }],
    });
    expect(mudaItem(fakeItem(), { aceite })).toMatchObject({ feito: false, jaEstava: true });
    const accepted = { ...pendente, status: null, pendenciaAceita: 'Conferido' };
    expect(mudaItem(accepted, { aceite: null })).toMatchObject({
      depois: { status: 0, pendenciaAceita: null },
    });
    expect(mudaItem({ ...accepted, status: 1 }, { status: null })).toMatchObject({
      depois: { status: null },
    });
  });

  it('CTM-66: of an unknown code gets a table and a price, and is paid by it', () => {
    const unknown = fakeItem({
      codTabelaAprov: '00',
      codProcAmb: null,
      tipoProcOS: null,
      vrUnitarioOeste: null,
      status: 0,
      pendencias: 'Código TUSS não cadastrado',
    });
    expect(mudaItem(unknown, { aceite })).toMatchObject({
      problemas: [{ field: 'tabela' }, { field: 'vrUnitario' }],
    });
    for (const tabela of ['18', '22'] as const) {
      const found = mudaItem(unknown, { aceite: { ...aceite, tabela, vrUnitario: 8_000 } });
      if (!found.feito) throw new Error('refused');
      expect(found.depois).toMatchObject({ codTabelaAprov: tabela, vrUnitarioOeste: 8_000 });
      const denied = { COM_COD: '1705', GLO_COMENTARIO: 'Acima do valor' };
      expect(
        mudaItem(found.depois, { status: 1, qtdExecAprov: one, vrTotalAprov: 8_000, ...denied }),
      ).toMatchObject({ depois: { status: 1, vrTotalAprov: 8_000 } });
    }
  });
});
