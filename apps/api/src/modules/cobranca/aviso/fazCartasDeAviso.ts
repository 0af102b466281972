import type { geraCartasDeAviso } from '@vidas/api-client/cobranca/aviso/cartaDeAviso.contract.ts';
import { faltasNoTexto } from '@vidas/api-client/cobranca/aviso/conteudo.rules.ts';
import type { Reply } from '@vidas/api-client/http/endpoint.ts';
import { matriculaInteira } from '@vidas/api-client/kinds/matricula.ts';
import { counted } from '@vidas/api-client/words/counted.ts';
import type { Encargos } from '../../../config/cobrancaConfig.ts';
import type { ServerConfig } from '../../../config/config.ts';
import type { Trx } from '../../../db/tx.ts';
import { type AvisoDocumento, avisoEmPalavras, avisosPdf } from '../../../documents/aviso/avisoPdf.ts';
import { csvLines } from '../../../documents/csv.ts';
import { Failure } from '../../../http/failure.ts';
import { findDevidas, findTitulares, type TitularRow } from './conteudo.sql.ts';
import { conteudoDoAviso, emAtraso, mensalidadesNoDia } from './conteudoDoAviso.ts';
import { enderecoEscrito, linhasDoEndereco } from './endereco.present.ts';
import { type Quem, sha256De } from './registra.ts';
import { insertAviso } from './registro.sql.ts';

interface Carta {
  titular: TitularRow;
  documento: AvisoDocumento;
  faltas: string[];
}

const recusa = (status: number, message: string): Failure =>
  new Failure(status, message, { problems: [{ field: 'matriculas', message }] });

/** Columns of the list for the post office. */
const colunas = ['NOME', 'LOGRADOURO', 'NUMERO', 'COMPLEMENTO', 'BAIRRO', 'CEP', 'CIDADE', 'UF', 'MATRICULA'];

const linhaDoCorreio = ({ titular: t }: Carta): string[] =>
  [t.nome, t.logradouro, t.numero, t.complemento, t.bairro, t.cep, t.cidade, t.uf, t.matricula].map(
    (texto) => texto ?? '',
  );

const cartaDe = (titular: TitularRow, conteudo: AvisoDocumento['conteudo'], emitidoEm: string): Carta => {
  const { matricula, letraGrande } = titular;
  const documento = { conteudo, matricula, emitidoEm, letraGrande, endereco: linhasDoEndereco(titular) };
  const faltas = faltasNoTexto(avisoEmPalavras(documento), conteudo);
  if (documento.endereco.length === 0) faltas.push('endereço do titular');
  return { titular, documento, faltas };
};

/** Letters to holders with late fees, each written as a notice without proof, once a day and holder (NOT-30). */
export const fazCartasDeAviso = async (
  trx: Trx,
  pedidas: readonly string[],
  { login, em }: Quem,
  { config, encargos }: { config: ServerConfig; encargos: Encargos },
): Promise<Reply<typeof geraCartasDeAviso>> => {
  const hoje = em.slice(0, 10);
  const matriculas = [...new Set(pedidas.map(matriculaInteira))];
  const titulares = await findTitulares(trx, matriculas);
  const achadas = new Set(titulares.map(({ matricula }) => matricula));
  const estranha = matriculas.find((matricula) => !achadas.has(matricula));
  if (estranha !== undefined) throw recusa(404, `Nenhum titular tem a matrícula ${estranha}.`);
  const devidas = emAtraso(await findDevidas(trx, matriculas, hoje), hoje, encargos);
  const cartas: Carta[] = [];
  const fora: TitularRow[] = [];
  for (const titular of titulares) {
    const dele = devidas.filter((fatura) => fatura.titular === titular.matricula);
    if (dele.length === 0) fora.push(titular);
    else {
      const conteudo = conteudoDoAviso(titular, mensalidadesNoDia(dele, hoje, encargos), config);
      cartas.push(cartaDe(titular, conteudo, hoje));
    }
  }
  if (cartas.length === 0) throw recusa(422, 'Ninguém destes tem mensalidade vencida em aberto.');
  for (const { titular, documento, faltas } of cartas) {
    const texto = avisoEmPalavras(documento);
    // One after another, in the order of the letters.
    // oxlint-disable-next-line no-await-in-loop
    await insertAviso(trx, {
      titular: titular.matricula,
      meio: 'CARTA',
      endereco: enderecoEscrito(titular) ?? 'sem endereço no cadastro',
      texto,
      sha256: sha256De(texto),
      faltas,
      enviadoEm: em,
      por: login,
      origem: 'CARTA',
      origemId: hoje,
      situacao: 'ENVIADO',
      mensalidades: documento.conteudo.mensalidades.map(({ numero }) => numero),
    });
  }
  const pdf = await avisosPdf(cartas.map(({ documento }) => documento));
  const comFalta = cartas.filter(({ faltas }) => faltas.length > 0).length;
  const nomeDe = ({ matricula, nome }: TitularRow) => ({ matricula, nome });
  return {
    message: `${counted(cartas.length, 'carta feita', 'cartas feitas')}${comFalta === 0 ? '.' : `; ${counted(comFalta, 'não vale', 'não valem')} como aviso, por falta de dado.`}`,
    nome: `avisos-${hoje}`,
    pdf: Buffer.from(pdf).toString('base64'),
    csv: csvLines([colunas, ...cartas.map(linhaDoCorreio)]),
    cartas: cartas.map(({ titular, faltas }) => ({ ...nomeDe(titular), faltas })),
    fora: fora.map(nomeDe),
  };
};
