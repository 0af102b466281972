import type {
  criaCampanhaDeAviso,
  MensagemDeAviso,
  MensagensDeAviso,
} from '@vidas/api-client/cobranca/aviso/mensagemDeAviso.contract.ts';
import {
  linhaDaMensagemDeAviso,
  unidadeDaMensagem,
} from '@vidas/api-client/cobranca/aviso/mensagemDeAviso.contract.ts';
import { faltasNoTexto } from '@vidas/api-client/cobranca/aviso/conteudo.rules.ts';
import {
  importacaoRepetida,
  maxTextoMensagem,
} from '@vidas/api-client/cobranca/campanha/campanha.contract.ts';
import {
  colunasMensageria,
  type LinhaMensageria,
} from '@vidas/api-client/cobranca/inadimplencia/inadimplencia.contract.ts';
import type { Input, Reply } from '@vidas/api-client/http/endpoint.ts';
import { matriculaInteira } from '@vidas/api-client/kinds/matricula.ts';
import { counted } from '@vidas/api-client/words/counted.ts';
import { writeDay, writeDayTime } from '@vidas/api-client/words/day.ts';
import { Readable } from 'node:stream';
import * as z from 'zod/mini';
import { exigeConfirmado } from '../../../confirmado/exigeConfirmado.ts';
import type { Deps } from '../../../deps.ts';
import { csvLines } from '../../../documents/csv.ts';
import { Failure } from '../../../http/failure.ts';
import { partesDe } from '../../../mensageria/andamento.rules.ts';
import { importa } from '../campanha/importaCampanha.ts';
import type { Servico } from '../campanha/servicoDeMensagens.ts';
import { destinoDe } from '../inadimplencia/inadimplencia.rules.ts';
import { celula, linhaDaMensagem } from '../linhaDaMensagem.ts';
import { encargosDeHoje } from '../prazos.ts';
import { findDevidas, findTitulares } from './conteudo.sql.ts';
import { conteudoDoAviso, emAtraso, mensalidadesNoDia } from './conteudoDoAviso.ts';
import { findErrados } from './mensagemDeAviso.sql.ts';
import { textoDaMensagem } from './mensagemDeAviso.rules.ts';

const recusa = (status: number, message: string): Failure =>
  new Failure(status, message, { problems: [{ field: 'matriculas', message }] });

/** Messages to chosen holders on an ISO day, and the holders without a message, with the reason. Writes nothing (NOT-16). */
export const mensagensDeAviso = async (
  { db, config }: Pick<Deps, 'db' | 'config'>,
  pedidas: readonly string[],
  hoje: string,
): Promise<MensagensDeAviso> => {
  const matriculas = [...new Set(pedidas.map(matriculaInteira))];
  const [titulares, errados, encargos] = await Promise.all([
    findTitulares(db, matriculas),
    findErrados(db, matriculas),
    encargosDeHoje(db, config.cobranca),
  ]);
  const achadas = new Set(titulares.map(({ matricula }) => matricula));
  const estranha = matriculas.find((matricula) => !achadas.has(matricula));
  if (estranha !== undefined) throw recusa(404, `Nenhum titular tem a matrícula ${estranha}.`);
  const devidas = Map.groupBy(
    emAtraso(await findDevidas(db, matriculas, hoje), hoje, encargos),
    ({ titular }) => titular,
  );
  const mensagens: MensagemDeAviso[] = [];
  const fora: MensagensDeAviso['fora'] = [];
  for (const titular of titulares) {
    const { matricula, nome, telefones } = titular;
    const deixa = (motivo: string): void => void fora.push({ matricula, nome, motivo });
    const dele = devidas.get(matricula);
    const destino = destinoDe(telefones, errados.get(matricula));
    if (dele === undefined) deixa('nada vencido em aberto');
    else if (destino.telefone === null) deixa(destino.motivo);
    else {
      const conteudo = conteudoDoAviso(titular, mensalidadesNoDia(dele, hoje, encargos), config);
      const texto = celula(textoDaMensagem(conteudo, hoje));
      if (texto.length > maxTextoMensagem) deixa(`o aviso passa de ${maxTextoMensagem} letras: faça a carta`);
      else
        mensagens.push({
          matricula,
          nome,
          telefone: destino.telefone,
          texto,
          sms: partesDe(texto),
          total: conteudo.mensalidades.reduce((sum, { atualizadoCents }) => sum + atualizadoCents, 0),
          faltas: faltasNoTexto(texto, conteudo),
        });
    }
  }
  return { mensagens, fora };
};

const linhaDe = ({ matricula, nome, telefone, texto }: MensagemDeAviso, hoje: string): LinhaMensageria =>
  linhaDaMensagem({
    telefone,
    mensagem: texto,
    localizador: `AVISO${hoje.replaceAll('-', '')}${matricula}`,
    linhaDigitavel: undefined,
    matricula,
    email: null,
    nossoNumero: null,
    nome,
    tipo: '',
  });

const repetida = (error: unknown): unknown => {
  const antes = error instanceof Failure ? z.safeDecode(importacaoRepetida, error.body as never).data : null;
  return antes
    ? recusa(
        409,
        `Estas mensagens já estão numa campanha, feita em ${writeDayTime(antes.repetida.data_hora_criacao)}. Veja em Mensageria.`,
      )
    : error;
};

/** Creates a campaign with the confirmed messages. Its authorisation enters the notices (NOT-16, NOT-31). */
export const criaCampanha = async (
  deps: Deps,
  servico: Servico,
  { matriculas, confirmado }: Input<typeof criaCampanhaDeAviso>['body'],
  { login, hoje }: { login: string; hoje: string },
): Promise<Reply<typeof criaCampanhaDeAviso>> => {
  const { mensagens } = await mensagensDeAviso(deps, matriculas, hoje);
  if (mensagens.length === 0) throw recusa(422, 'Nenhum destes contratos recebe mensagem.');
  exigeConfirmado(confirmado, mensagens.map(linhaDaMensagemDeAviso), unidadeDaMensagem);
  const linhas = mensagens.map((mensagem) => linhaDe(mensagem, hoje));
  const csv = csvLines([
    colunasMensageria,
    ...linhas.map((linha) => colunasMensageria.map((nome) => linha[nome])),
  ]);
  const body = { nome_campanha: `Avisos de ${writeDay(hoje)}`, enviar_push: true, enviar_sms: true };
  const file = { name: 'avisos.csv', stream: Readable.from([Buffer.from(csv)]) };
  try {
    const { campanha } = await importa(deps, servico, { body, file, login });
    return {
      message: `Campanha criada com ${counted(mensagens.length, 'mensagem', 'mensagens')}.`,
      campanha: campanha?.id_campanha ?? null,
    };
  } catch (error) {
    throw repetida(error);
  }
};
