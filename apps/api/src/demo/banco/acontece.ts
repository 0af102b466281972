import { liquidado } from '../retorno/escreveRetorno.ts';
import { desfazUltimo, devolveNo, recebeNo, usaUmCredito } from './aMao.ts';
import type { Agenda } from './agenda.ts';
import { type BancoDeps, type Emitido, emiteNo, remeteNo, respostasA, retiraNo } from './novosBoletos.ts';
import type { NomeDoPapel, TituloDoDia } from './roteiro.ts';

/** People of the story. */
export interface Elenco {
  quem: ReadonlyMap<NomeDoPapel, TituloDoDia>;
  atrasados: readonly { titular: string; fatura: string }[];
}

/**
 * An accepted test file, then boletos that are accepted, refused and paid, and files that were sent,
 * withdrawn and wait.
 */
export const boletosERemessas = (deps: BancoDeps, agenda: Agenda, { quem, atrasados }: Elenco): void => {
  const { dia, paga, traz, faz, ultimo } = agenda;
  const emite = async (i: number, at: number, prazo: number): Promise<Emitido | undefined> => {
    const atrasado = atrasados[at];
    return atrasado && emiteNo(deps, dia(i), { titular: atrasado.titular, prazo });
  };
  const responde = async (i: number, remessa: number, recusados: readonly (string | undefined)[] = []) =>
    traz(i, ...(await respostasA(deps, remessa, { ocorrencia: paga(i).pagoEm, recusados })));

  faz(1, async () => responde(3, await remeteNo(deps, dia(1), { isTeste: true })));
  faz(5, async () => {
    const parte = quem.get('parteComNovo');
    const resto =
      parte?.titular &&
      (await emiteNo(deps, dia(5), { titular: parte.titular, fatura: parte.fatura, prazo: 40 }));
    const pago = await emite(5, 0, 12);
    const recusado = await emite(5, 1, 15);
    if (!resto && !pago && !recusado) return;
    await responde(7, await remeteNo(deps, dia(5)), [recusado?.numero]);
    if (pago)
      traz(
        11,
        liquidado({ ...pago, valorTitulo: pago.total, juros: 0, ...paga(11) }, { controle: pago.numero }),
      );
  });
  faz(12, async () => (await emite(12, 2, 20)) && remeteNo(deps, dia(12)));
  faz(13, async () => {
    if (await emite(13, 3, 20)) await retiraNo(deps, dia(13), await remeteNo(deps, dia(13), { fica: true }));
  });
  faz(14, async () => atrasados[3] && remeteNo(deps, dia(14), { fica: true }));
  faz(ultimo, () => emite(ultimo, 4, 20));
};

/** Money received at the counter, an act on a wrong person that is undone, and used and refunded credits. */
export const dinheiroAMao = (deps: BancoDeps, agenda: Agenda, { quem, atrasados }: Elenco): void => {
  const { dia, faz, ultimo } = agenda;
  const [noBalcao, deOutro] = atrasados.slice(5);
  if (deOutro)
    faz(12, () =>
      recebeNo(
        deps,
        dia(12),
        { fatura: deOutro.fatura, valor: 8_000, identificador: null, motivo: 'Depósito visto no extrato' },
        'USU_financeiro',
      ),
    );
  if (deOutro) faz(13, () => desfazUltimo(deps, dia(13), 'O depósito era de outra pessoa'));
  if (noBalcao)
    faz(14, () =>
      recebeNo(
        deps,
        dia(14),
        {
          fatura: noBalcao.fatura,
          valor: 15_000,
          identificador: `E00000000${dia(14).replaceAll('-', '')}1130DEMO0000001`,
          motivo: 'PIX mostrado no balcão',
        },
        'USU_caixa',
      ),
    );
  faz(ultimo, () => devolveNo(deps, dia(ultimo), quem.get('aMaisDevolvido')?.numero ?? ''));
  faz(ultimo, () => usaUmCredito(deps, dia(ultimo)));
};
