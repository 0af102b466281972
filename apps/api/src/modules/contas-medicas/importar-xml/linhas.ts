import type { GuiaDoArquivo, ItemDoArquivo } from '@vidas/api-client/contas-medicas/guias/doArquivo.kinds.ts';
import type { Insertable } from 'kysely';
import type { GuiaItemTable, GuiaTable } from '../../../db/tables/contasMedicas.ts';
import type { Especie } from '../../../imports/tiss/formasTiss.ts';
import type { GuiaTiss, Identificado, ItemTiss, Lido, Talvez } from '../../../imports/tiss/guiaTiss.ts';
import type { ProblemaXml } from '@vidas/api-client/contas-medicas/importar-xml/importarXml.contract.ts';
import { type CadastroDoLote, chaveDoPrestador, cidSemPonto, matriculaDaCarteira } from './cadastro.rules.ts';
import { doArquivoDaGuia, doArquivoDoItem, letrasDaUf } from './doArquivo.ts';
import { procedimentoDoItem } from './item.rules.ts';

/** Rows of a guide. Its number is drawn on storing; until then its index in the lot stands for it. */
export interface LinhasDaGuia {
  guia: Omit<Insertable<GuiaTable>, 'lote_xml_id' | 'do_arquivo'> & { do_arquivo: GuiaDoArquivo | null };
  itens: (Omit<Insertable<GuiaItemTable>, 'quantidade' | 'reducao_acrescimo' | 'do_arquivo'> & {
    quantidade: string;
    reducao_acrescimo: string;
    do_arquivo: ItemDoArquivo | null;
  })[];
  pendencias: { guia_numero: string; mensagem: string }[];
}

const tipos: Record<Especie, GuiaTable['tipo_guia']> = {
  guiaConsulta: 'CONSULTA',
  'guiaSP-SADT': 'SP/SADT',
  guiaResumoInternacao: 'RESUMO DE INTERNAÇÃO',
  guiaHonorarios: 'HONORÁRIOS',
  guiaOdonto: 'ODONTOLOGIA',
};

/** A guide without errors has all fields that its form requires. */
const lido = <T>(talvez: Talvez<T>): T => {
  if (talvez === null) throw new Error('TISS: a guide without errors lacks a field.');
  return talvez.valor;
};

const porExtenso = (inteiro: bigint, casas: number): string => {
  const digitos = String(inteiro).padStart(casas + 1, '0');
  return `${digitos.slice(0, -casas)}.${digitos.slice(-casas)}`;
};

const guiTipoDe = ({ especie, tipoAtendimento, tipoInternacao }: GuiaTiss, regime: string): string | null => {
  if (especie === 'guiaConsulta') return 'C';
  if (especie === 'guiaHonorarios') return 'H';
  if (especie === 'guiaOdonto') return 'J';
  if (especie === 'guiaResumoInternacao')
    return { '1': 'A', '2': 'B', '3': 'G', '4': 'I', '5': 'A' }[tipoInternacao ?? ''] ?? null;
  if (regime === '04') return 'F';
  return tipoAtendimento === '03' ? 'X' : 'E';
};

/** Versions before 4 have no regime; their kind of attendance implies it. */
export const regimeDe = ({ especie, regime, tipoAtendimento }: GuiaTiss): string => {
  if (regime !== null) return regime;
  if (especie === 'guiaResumoInternacao' || especie === 'guiaHonorarios') return '03';
  return { '06': '02', '07': '03', '11': '04', '22': '05' }[tipoAtendimento ?? ''] ?? '01';
};

const tipoAtendimentoDe = ({ especie, tipoAtendimento }: GuiaTiss): string =>
  ({
    guiaConsulta: '04',
    guiaResumoInternacao: '07',
    guiaHonorarios: '07',
    guiaOdonto: '03',
    'guiaSP-SADT': tipoAtendimento ?? '05',
  })[especie];

const momento = (dia: Talvez<string>, hora: string | null, semHora: string): string | null =>
  dia === null ? null : `${dia.valor}T${hora ?? semHora}`;

/** Council number of the item's first professional, with the letters of the state; null when the file has none. */
export const conselhoDe = (item: ItemTiss): string | null => {
  const [membro] = item.equipe;
  if (!membro?.numeroConselho) return null;
  const uf = letrasDaUf(membro.uf);
  return uf ? `${membro.numeroConselho}-${uf}` : membro.numeroConselho;
};

/** True for a professional who is another provider of the network, and is paid apart; a file that says nothing says no. */
const isOutroPrestador = (
  quem: Identificado | null,
  { prestadores }: CadastroDoLote,
  prestador: string,
): boolean => {
  const codigo = quem ? prestadores.get(chaveDoPrestador(quem)) : undefined;
  return codigo !== undefined && codigo !== prestador;
};

const itensDe = (
  guia: GuiaTiss,
  { cadastro, prestador }: { cadastro: CadastroDoLote; prestador: string },
  pendencias: ReadonlyMap<number, readonly string[]>,
): LinhasDaGuia['itens'] => {
  const usados = new Set<number>();
  let livre = guia.itens.reduce((most, { numero }) => Math.max(most, numero), 0);
  return guia.itens.map((item) => {
    const sequencia = item.numero > 0 && !usados.has(item.numero) ? item.numero : (livre += 1);
    usados.add(sequencia);
    const conhecido = procedimentoDoItem(item, cadastro);
    const [membro] = item.equipe;
    const doItem = pendencias.get(item.numero) ?? [];
    return {
      guia_numero: String(guia.ordem),
      sequencia,
      executado_em: lido(item.data),
      hora_inicial: item.horaInicial?.valor ?? null,
      tabela: lido(item.tabela),
      codigo: lido(item.codigo),
      descricao: item.descricao ?? conhecido?.descricao ?? lido(item.codigo),
      tabela_aprovada: conhecido?.tabela ?? '00',
      codigo_amb: conhecido?.codigoAmb ?? null,
      tipo: conhecido?.tipo ?? null,
      credenciado: isOutroPrestador(membro?.quem ?? null, cadastro, prestador),
      credenciado_xml: membro?.quem ? membro.quem.por === 'codigo' : null,
      quantidade: porExtenso(lido(item.quantidade), 4),
      reducao_acrescimo: porExtenso(BigInt(item.reducao?.valor ?? 100), 2),
      valor_unitario_cents: lido(item.unitarioCents),
      valor_unitario_operadora_cents: conhecido?.valorCents ?? null,
      valor_cents: lido(item.totalCents),
      status: doItem.length > 0 ? 0 : null,
      pendencia: doItem.length > 0 ? doItem.join(' ') : null,
      profissional_conselho: conselhoDe(item),
      profissional_nome: membro?.nome ?? null,
      grau_participacao: membro?.grau ?? null,
      do_arquivo: doArquivoDoItem(item),
    };
  });
};

/** Rows of a guide without errors; `problemas` are the guide's own, and pendencies stay with their items. */
export const linhasDaGuia = (
  guia: GuiaTiss,
  cadastro: CadastroDoLote,
  {
    problemas,
    prestador,
    importadaEm,
  }: { problemas: readonly ProblemaXml[]; prestador: string; importadaEm: string },
): LinhasDaGuia => {
  const pendentes = problemas.filter(({ nivel }) => nivel === 'PENDENCIA');
  const porItem = new Map<number, string[]>();
  for (const { item, message } of pendentes) {
    if (item === null) continue;
    porItem.set(item, [...(porItem.get(item) ?? []), message]);
  }
  const [cid = null, ...outrosCids] = new Set(
    guia.cids.map(({ valor }) => cidSemPonto(valor)).filter((each) => cadastro.cids.has(each)),
  );
  const solicitante = guia.solicitante
    ? cadastro.prestadores.get(chaveDoPrestador(guia.solicitante.valor))
    : null;
  const primeiro = guia.itens
    .flatMap(({ data }: { data: Lido<string> | null }) => data?.valor ?? [])
    .toSorted()[0];
  const regime = regimeDe(guia);
  return {
    guia: {
      numero: String(guia.ordem),
      numero_prestador: lido(guia.numeroPrestador),
      numero_operadora: guia.numeroOperadora,
      prestador_codigo: prestador,
      matricula: matriculaDaCarteira(lido(guia.carteira)) ?? '',
      tipo_guia: tipos[guia.especie],
      gui_tipo: guiTipoDe(guia, regime),
      tipo_atendimento: tipoAtendimentoDe(guia),
      regime,
      carater: guia.carater ?? '1',
      senha: guia.senha,
      solicitante_codigo: solicitante ?? null,
      solicitante_conselho: guia.solicitanteConselho,
      solicitante_nome: guia.solicitanteNome,
      cid_codigo: cid,
      outros_cids: outrosCids,
      emitida_em: guia.emitidaEm ?? primeiro ?? '',
      autorizada_em: guia.autorizadaEm,
      faturamento_inicio: momento(guia.inicio, guia.horaInicio, '00:00:00'),
      faturamento_fim: momento(guia.fim, guia.horaFim, '23:59:59'),
      importada_em: importadaEm,
      status: pendentes.length > 0 ? 0 : null,
      valor_cents: guia.itens.reduce((sum, { totalCents }) => sum + lido(totalCents), 0),
      do_arquivo: doArquivoDaGuia(guia),
    },
    itens: itensDe(guia, { cadastro, prestador }, porItem),
    pendencias: pendentes.map(({ item, message }) => ({
      guia_numero: String(guia.ordem),
      mensagem: item === null ? message : `Item ${item}: ${message}`,
    })),
  };
};
