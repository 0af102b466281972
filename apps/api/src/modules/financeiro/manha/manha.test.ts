import type { ManhaDoBanco } from '@vidas/api-client/financeiro/manha/manha.contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { nossoNumero } from '../../cobranca/fixtures/bills.ts';
import { type RetornoKit, retornoKit } from '../retorno/fixtures/kit.ts';
import { paga, pagaParte, retorno, writeTitulos } from '../retorno/fixtures/titulos.ts';

let kit: RetornoKit;
beforeAll(async () => {
  kit = await retornoKit();
});
beforeEach(() => writeTitulos(kit.t.db, 12));
afterAll(() => kit.t.close());

const manha = (dia = '20_11_2026') => kit.pede<ManhaDoBanco>(`getManhaDoBanco/${dia}`);

describe('the morning of the bank', () => {
  it('says how the lines of the day ended, as the file itself does (FIN-19)', async () => {
    const feito = await kit.aplica(
      retorno([paga(1), pagaParte(2, 10_000), paga(3, { recebido: 29_000 }), paga(99)]),
    );
    await kit.aplica(retorno([paga(4)], { sequencial: 9 }));
    const { arquivos, dia, hoje } = await manha();
    expect([dia, hoje]).toEqual(['20/11/2026', '20/11/2026']);
    expect(arquivos).toHaveLength(2);
    const resumo = await kit.pede<{ totais: unknown }>(`getResumoRetorno/${feito.arquivoId}`);
    expect(arquivos?.[0]).toMatchObject({ id: feito.arquivoId, totais: resumo.totais });
    expect(arquivos?.[1]?.avisos).toEqual(['O retorno 8 não chegou.']);
    expect((await manha('19_11_2026')).arquivos).toEqual([]);
  });

  it('leaves an undone file out of its morning (FIN-19)', async () => {
    const { arquivoId } = await kit.aplica(retorno([paga(1)]));
    await kit.manda('desfazRetorno', { arquivo: arquivoId, linha: 0, motivo: 'engano' });
    expect((await manha()).arquivos).toEqual([]);
  });

  it('counts what waits as its own lists do, whatever the day (FIN-20)', async () => {
    await kit.aplica(retorno([paga(1), paga(1, { canal: '08' }), paga(99)]));
    await kit.aplica(retorno([paga(1)], { sequencial: 8 }));
    const [duvidas, semTitulo, creditos] = await Promise.all([
      kit.pede<{ recebido: string }[]>('getDuvidasRetorno'),
      kit.pede<{ valor: string }[]>('getNaoIdentificado'),
      kit.pede<{ resta: string }[]>('getCreditosRetorno'),
    ]);
    expect([duvidas.length, semTitulo.length, creditos.length]).toEqual([1, 1, 1]);
    for (const dia of ['20_11_2026', '02_11_2026']) {
      // oxlint-disable-next-line no-await-in-loop
      const lida = await manha(dia);
      expect(lida.duvidas).toEqual({ quantidade: 1, valor: duvidas[0]?.recebido });
      expect(lida.naoIdentificado).toEqual({ quantidade: 1, valor: semTitulo[0]?.valor });
      expect(lida.creditos).toEqual({ quantidade: 1, valor: creditos[0]?.resta });
      expect(lida.pix).toMatchObject({ quantidade: 0 });
    }
  });

  it('names the bank days without a file, and the sent files without an answer (FIN-21)', async () => {
    await kit.aplica(retorno([paga(1)], { gravadoEm: '2026-11-11' }));
    const { id } = await kit.t.db
      .insertInto('remessa')
      .values({
        convenio: '3128557',
        sequencial: 4,
        teste: false,
        dia: '2026-11-19',
        texto: '',
        comandos: 1,
        feita_em: '2026-11-19T08:00:00',
        feita_por: 'fin',
        baixada_em: '2026-11-19T08:01:00',
        baixada_por: 'fin',
        enviada_em: '2026-11-19T08:02:00',
        enviada_por: 'fin',
        retirada_em: null,
        retirada_por: null,
        retirada_motivo: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await kit.t.db
      .insertInto('remessa_comando')
      .values({
        remessa_id: id,
        nosso_numero: nossoNumero(1),
        comando: '01',
        titulo_numero: 'T1',
        pedido_em: '2026-11-19T07:00:00',
        pedido_por: 'fin',
      })
      .execute();
    const { dias, remessas } = await manha();
    const sem = dias?.filter(({ situacao }) => situacao === 'SEM_ARQUIVO').map(({ dia }) => dia);
    expect(sem).toEqual(['12/11/2026', '13/11/2026', '16/11/2026', '17/11/2026', '18/11/2026', '19/11/2026']);
    expect(remessas).toEqual([
      { id: String(id), sequencial: 4, enviadaEm: '19/11/2026 08:02', semResposta: 1 },
    ]);
  });

  it('keeps the day of its files after the check, with its author, until its sum changes (FIN-22)', async () => {
    const { arquivoId } = await kit.aplica(retorno([paga(1), paga(2)]));
    const doDia = async () => (await manha()).dias?.find(({ dia }) => dia === '11/11/2026');
    const antes = await doDia();
    const [credito] = await kit.pede<unknown[]>('getCreditosBanco/11_11_2026/11_11_2026');
    expect(antes).toEqual(credito);
    expect(antes?.situacao).toBe('PENDENTE');
    const { status } = await kit.manda(
      'confereCredito',
      { dia: '11/11/2026', valorExtrato: antes?.valor, observacao: null },
      kit.pessoa,
    );
    expect(status).toBe(200);
    expect(await doDia()).toMatchObject({
      situacao: 'CONFERE',
      conferidoPor: 'Flávio Financeiro',
      conferidoEm: '20/11/2026 12:00',
    });
    await kit.aplica(retorno([paga(3)], { sequencial: 8 }));
    expect(await doDia()).toMatchObject({ situacao: 'MUDOU' });
    await kit.manda('desfazRetorno', { arquivo: arquivoId, linha: 0, motivo: 'engano' });
    const [depois] = await kit.pede<unknown[]>('getCreditosBanco/11_11_2026/11_11_2026');
    expect(await doDia()).toEqual(depois);
  });

  it('leaves out the checked days of other mornings (FIN-22)', async () => {
    await kit.aplica(retorno([paga(1)]));
    const [credito] = await kit.pede<{ valor: string }[]>('getCreditosBanco/11_11_2026/11_11_2026');
    await kit.manda('confereCredito', { dia: '11/11/2026', valorExtrato: credito?.valor, observacao: null });
    await kit.t.db.updateTable('upload_banco').set({ enviado_em: '2026-11-12T08:00:00' }).execute();
    expect((await manha()).dias?.map(({ dia }) => dia)).not.toContain('11/11/2026');
    expect((await manha('12_11_2026')).dias?.map(({ dia }) => dia)).toContain('11/11/2026');
  });

  it('is open to Financeiro alone', async () => {
    const outra = await kit.t.tokenFor({ modules: ['caixa'] });
    const { statusCode } = await kit.t.staff.inject({
      url: '/api/v1/financeiro/getManhaDoBanco/20_11_2026',
      headers: { authorization: outra },
    });
    expect(statusCode).toBe(403);
  });
});
