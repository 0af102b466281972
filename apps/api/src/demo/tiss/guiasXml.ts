import { el, reais, txt } from '../../documents/loteTiss/elementos.ts';
import {
  codificado,
  descrito,
  desde,
  despesas,
  type Lote,
  procedimento,
  sequencial,
  soma,
  totais,
  totalDe,
} from './itensXml.ts';
import type { GuiaDoLote, ItemDoLote, LoteDoPrestador, MedicoDoLote } from './lote.ts';

const ninguem: MedicoDoLote = { nome: 'PAULA EXEMPLO', conselho: '123456', cpf: '52998224725' };

const cnes = txt('CNES', '1234567');

/** Names of people and places, absent in version 4. */
const ate3 = (lote: Lote, nome: string, texto: string): string => (lote.versao < '4' ? txt(nome, texto) : '');

const dia = (guia: GuiaDoLote): string => guia.itens[0]?.data ?? '2026-01-01';

const pessoa = (lote: Lote, guia: GuiaDoLote): string =>
  el(
    'dadosBeneficiario',
    txt('numeroCarteira', guia.carteira),
    txt('atendimentoRN', 'N'),
    ate3(lote, 'nomeBeneficiario', 'BENEFICIÁRIO DE EXEMPLO'),
  );

const contratado = (nome: string, lote: Lote, ...mais: readonly string[]): string =>
  el(
    nome,
    txt('codigoPrestadorNaOperadora', lote.prestador),
    ate3(lote, 'nomeContratado', 'PRESTADOR DE EXEMPLO'),
    ...mais,
  );

const executante = (lote: Lote): string =>
  el('dadosExecutante', contratado('contratadoExecutante', lote), cnes);

const conselho = (nome: string, de: MedicoDoLote, lote: Lote, cbo = 'CBOS'): string =>
  txt(nome, lote.versao < '3.03' ? '6' : '06') +
  txt('numeroConselhoProfissional', de.conselho) +
  txt('UF', '42') +
  txt(cbo, de.cbo ?? '225125');

const profissional = (nome: string, de: MedicoDoLote, lote: Lote): string =>
  el(nome, txt('nomeProfissional', de.nome), conselho('conselhoProfissional', de, lote));

const membro = (de: MedicoDoLote, lote: Lote): string =>
  txt('grauPart', '12') +
  el('codProfissional', txt('cpfContratado', de.cpf)) +
  txt('nomeProf', de.nome) +
  conselho('conselho', de, lote);

/** Procedures, each with its professional inside the elements `equipe`. */
const procedimentos = (guia: GuiaDoLote, lote: Lote, ...equipe: readonly string[]): string =>
  el(
    'procedimentosExecutados',
    ...guia.itens.map((item, at) => {
      if (item.despesa) return '';
      const { medico = ninguem } = item;
      return el(
        'procedimentoExecutado',
        procedimento(item, at + 1, lote),
        medico ? equipe.reduceRight((dentro, nome) => el(nome, dentro), membro(medico, lote)) : '',
      );
    }),
  );

const numerada = (lote: Lote, guia: GuiaDoLote): string =>
  txt('registroANS', lote.registroAns) + txt('numeroGuiaPrestador', guia.numero);

const autorizada = (guia: GuiaDoLote, data: string): string =>
  el('dadosAutorizacao', txt('dataAutorizacao', data), txt('senha', `S${guia.numero}`));

const consulta = (lote: Lote, guia: GuiaDoLote): string => {
  const [item] = guia.itens;
  return el(
    'guiaConsulta',
    el('cabecalhoConsulta', numerada(lote, guia)),
    pessoa(lote, guia),
    contratado('contratadoExecutante', lote, cnes),
    profissional('profissionalExecutante', item?.medico ?? ninguem, lote),
    txt('indicacaoAcidente', '9'),
    el(
      'dadosAtendimento',
      desde('4', lote, txt('regimeAtendimento', '01')),
      txt('dataAtendimento', dia(guia)),
      txt('tipoConsulta', '1'),
      el(
        'procedimento',
        txt('codigoTabela', item?.tabela ?? '22'),
        txt('codigoProcedimento', item?.codigo ?? '10101012'),
        txt('valorProcedimento', reais(item ? totalDe(item) : 0)),
      ),
    ),
  );
};

const sadt = (lote: Lote, guia: GuiaDoLote): string =>
  el(
    'guiaSP-SADT',
    el('cabecalhoGuia', numerada(lote, guia)),
    autorizada(guia, dia(guia)),
    pessoa(lote, guia),
    el(
      'dadosSolicitante',
      contratado('contratadoSolicitante', lote),
      desde('4', lote, txt('nomeContratadoSolicitante', 'CLÍNICA SOLICITANTE')),
      profissional('profissionalSolicitante', ninguem, lote),
    ),
    el('dadosSolicitacao', txt('dataSolicitacao', dia(guia)), txt('caraterAtendimento', '1')),
    executante(lote),
    el(
      'dadosAtendimento',
      txt('tipoAtendimento', lote.versao < '4' ? '05' : '23'),
      txt('indicacaoAcidente', '9'),
      desde('4', lote, txt('regimeAtendimento', '01')),
    ),
    procedimentos(guia, lote, 'equipeSadt'),
    despesas(guia, lote),
    totais(guia.itens),
  );

const internacao = (lote: Lote, guia: GuiaDoLote): string => {
  const dias = guia.itens.map(({ data }) => data).toSorted();
  const [primeiro = ''] = dias;
  return el(
    'guiaResumoInternacao',
    el('cabecalhoGuia', numerada(lote, guia)),
    txt('numeroGuiaSolicitacaoInternacao', `${guia.numero}S`),
    autorizada(guia, primeiro),
    pessoa(lote, guia),
    executante(lote),
    el(
      'dadosInternacao',
      txt('caraterAtendimento', '1'),
      txt('tipoFaturamento', '4'),
      txt('dataInicioFaturamento', primeiro),
      txt('horaInicioFaturamento', '07:00:00'),
      txt('dataFinalFaturamento', dias.at(-1) ?? ''),
      txt('horaFinalFaturamento', '18:30:00'),
      txt('tipoInternacao', '2'),
      txt('regimeInternacao', '1'),
    ),
    el(
      'dadosSaidaInternacao',
      txt('diagnostico', 'K802'),
      txt('indicadorAcidente', '9'),
      txt('motivoEncerramento', '12'),
    ),
    procedimentos(guia, lote, 'identEquipe', 'identificacaoEquipe'),
    totais(guia.itens),
    despesas(guia, lote),
  );
};

const honorario = (item: ItemDoLote, ordem: number, lote: Lote): string => {
  const medico = item.medico ?? ninguem;
  return el(
    'procedimentoRealizado',
    procedimento(item, ordem, lote),
    el(
      'profissionais',
      txt('grauParticipacao', '00'),
      el('codProfissional', txt('cpfContratado', medico.cpf)),
      txt('nomeProfissional', medico.nome),
      conselho('conselhoProfissional', medico, lote, 'CBO'),
    ),
  );
};

const honorarios = (lote: Lote, guia: GuiaDoLote): string =>
  el(
    'guiaHonorarios',
    el('cabecalhoGuia', numerada(lote, guia)),
    txt('guiaSolicInternacao', `${guia.numero}S`),
    el(
      'beneficiario',
      txt('numeroCarteira', guia.carteira),
      ate3(lote, 'nomeBeneficiario', 'BENEFICIÁRIO DE EXEMPLO'),
      txt('atendimentoRN', 'N'),
    ),
    el(
      'localContratado',
      el('codigoContratado', txt('codigoNaOperadora', lote.prestador)),
      txt('nomeContratado', 'HOSPITAL DE EXEMPLO'),
      txt('cnes', '1234567'),
    ),
    el(
      'dadosContratadoExecutante',
      txt('codigonaOperadora', lote.prestador),
      ate3(lote, 'nomeContratadoExecutante', 'MÉDICO DE EXEMPLO'),
      txt('cnesContratadoExecutante', '1234567'),
    ),
    el(
      'dadosInternacao',
      txt('dataInicioFaturamento', dia(guia)),
      txt('dataFimFaturamento', dia(guia)),
      desde('4.03', lote, txt('caraterAtendimento', '1')),
    ),
    el('procedimentosRealizados', ...guia.itens.map((item, at) => honorario(item, at + 1, lote))),
    txt('valorTotalHonorarios', reais(soma(guia.itens))),
    txt('dataEmissaoGuia', dia(guia)),
  );

const odonto = (lote: Lote, guia: GuiaDoLote): string =>
  el(
    'guiaOdonto',
    numerada(lote, guia),
    pessoa(lote, guia),
    txt('planoBeneficiario', 'PLANO DE EXEMPLO'),
    el(
      'dadosProfissionaisResponsaveis',
      txt('codigoProfExec', lote.prestador),
      ate3(lote, 'nomeProfExec', 'DENTISTA DE EXEMPLO'),
      txt('croExec', '4321'),
      txt('ufExec', '42'),
      txt('cnesExec', '1234567'),
      txt('cbosExec2', '223208'),
    ),
    ...guia.itens.map((item, at) =>
      el(
        'procedimentosExecutados',
        sequencial(at + 1, lote),
        el('procSolic', codificado(item), descrito(item)),
        txt('qtdProc', item.quantidade ?? '1'),
        txt('valorProc', reais(totalDe(item))),
        txt('autorizado', 'true'),
        txt('dataRealizacao', item.data),
      ),
    ),
    txt('tipoAtendimento', '1'),
    txt('tipoFaturamento', '4'),
    txt('valorTotalProc', reais(soma(guia.itens))),
  );

const guias = { consulta, sadt, internacao, honorarios, odonto };

/** Element of a lot's guide. */
export const guiaXml = (lote: LoteDoPrestador, guia: GuiaDoLote): string =>
  guias[lote.especie]({ ...lote, versao: lote.versao ?? '4.03.00' }, guia);
