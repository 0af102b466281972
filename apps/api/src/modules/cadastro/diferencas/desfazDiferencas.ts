import { counted } from '@vidas/api-client/words/counted.ts';
import { assina } from '../../../carga/decisoes/assina.sql.ts';
import type { Trx } from '../../../db/tx.ts';
import { Failure } from '../../../http/failure.ts';
import { recalculaDiferencas } from '../conferencia/comparacao.sql.ts';
import { lockSib } from '../envio/sbxEstado.sql.ts';
import { corrigeFicha } from '../ficha/corrigeFicha.ts';
import { dadosDaFicha } from '../ficha/ficha.present.ts';
import { versaoDe } from '../ficha/ficha.rules.ts';
import { lockPessoa } from '../ficha/ficha.sql.ts';
import { refuseAplicando } from '../leitura-correcao/retornoEmCurso.sql.ts';
import { type AtoFeito, findAto, findRetrato, isComoFicou, voltaVinculos } from './desfaz.sql.ts';
import { type Autor, lockVinculos } from './diferencas.sql.ts';

/** Gives each record its earlier values, by an ordinary correction. */
const voltaPessoas = async (trx: Trx, { pessoas }: AtoFeito, { login, em }: Autor): Promise<void> => {
  for (const { matricula, dados } of pessoas) {
    const pessoa = await lockPessoa(trx, matricula);
    if (!pessoa) continue;
    const agora = dadosDaFicha(pessoa);
    await corrigeFicha(trx, {
      matricula,
      versao: versaoDe(agora),
      dados: { ...agora, ...dados },
      login,
      em,
    }).catch((problem: unknown) => {
      if (!(problem instanceof Failure && problem.status === 422)) throw problem;
      throw new Failure(409, `O valor de antes não se grava de volta: ${problem.message} Nada foi desfeito.`);
    });
  }
};

/** Undoes a person's own act on differences while nothing has changed since (SIB-63). */
export const desfazDiferencas = async (trx: Trx, { ato, ...autor }: Autor & { ato: string }) => {
  await lockSib(trx);
  await refuseAplicando(trx);
  const feito = await findAto(trx, ato, autor);
  if (!feito)
    throw new Failure(409, 'Já não se desfaz: passou mais de um minuto, ou já foi desfeito. Nada mudou.');
  const { matriculas } = feito;
  await lockVinculos(trx, matriculas);
  if (!(await isComoFicou(trx, feito.id, await findRetrato(trx, matriculas))))
    throw new Failure(409, 'O cadastro ou o que a ANS sabe mudou depois desta decisão. Nada foi desfeito.');
  await assina(trx, autor);
  await voltaPessoas(trx, feito, autor);
  await voltaVinculos(trx, feito, autor.em);
  await recalculaDiferencas(trx, matriculas);
  return {
    message: `Desfeito: ${counted(feito.quantidade, 'diferença volta', 'diferenças voltam')} a esperar.`,
  };
};
