import { el, reais, txt } from '../../documents/loteTiss/elementos.ts';
import type { GuiaDoLote, ItemDoLote, LoteDoPrestador, MedicoDoLote } from './lote.ts';

const ninguem: MedicoDoLote = { nome: 'PAULA EXEMPLO', conselho: '123456', cpf: '52998224725' };

const totalDe = ({ totalCents, quantidade = '1', unitarioCents }: ItemDoLote): number =>
  totalCents ?? Math.round(Number(quantidade) * unitarioCents);

const pessoa = (carteira: string, versao: string): string =>
  txt('numeroCarteira', carteira) +
  txt('atendimentoRN', 'N') +
  (versao < '4' ? txt('nomeBeneficiario', 'BENEFICIÁRIO DE EXEMPLO') : '');

const contratado = ({ prestador, versao = '4.01.00' }: LoteDoPrestador): string =>
  txt('codigoPrestadorNaOperadora', prestador) +
  (versao < '4' ? txt('nomeContratado', 'PRESTADOR DE EXEMPLO') : '');

const conselho = (nome: string, de: MedicoDoLote, versao: string, cbo = 'CBOS'): string =>
  txt(nome, versao < '3.03' ? '6' : '06') +
  txt('numeroConselhoProfissional', de.conselho) +
  txt('UF', '42') +
  txt(cbo, de.cbo ?? '225125');

const membro = (de: MedicoDoLote, versao: string): string =>
  txt('grauPart', '12') +
  el('codProfissional', txt('cpfContratado', de.cpf)) +
  txt('nomeProf', de.nome) +
  conselho('conselho', de, versao);

const procedimento = (item: ItemDoLote, ordem: number, versao: string): string =>
  (versao < '3.04' ? '' : txt('sequencialItem', String(ordem))) +
  txt('dataExecucao', item.data) +
  el(
    'procedimento',
    txt('codigoTabela', item.tabela),
    txt('codigoProcedimento', item.codigo),
    txt('descricaoProcedimento', item.descricao),
  ) +
  txt('quantidadeExecutada', item.quantidade ?? '1') +
  txt('reducaoAcrescimo', item.fator ?? '1.00') +
  txt('valorUnitario', reais(item.unitarioCents)) +
  txt('valorTotal', reais(totalDe(item)));

const despesa = (item: ItemDoLote, ordem: number, versao: string): string =>
  el(
    'despesa',
    versao < '3.04' ? '' : txt('sequencialItem', String(ordem)),
    txt('codigoDespesa', item.despesa ?? '03'),
    el(
      'servicosExecutados',
      txt('dataExecucao', item.data),
      txt('codigoTabela', item.tabela),
      txt('codigoProcedimento', item.codigo),
      txt('quantidadeExecutada', item.quantidade ?? '1.0000'),
      txt('unidadeMedida', '036'),
      txt('reducaoAcrescimo', item.fator ?? '1.00'),
      txt('valorUnitario', reais(item.unitarioCents)),
      txt('valorTotal', reais(totalDe(item))),
      txt('descricaoProcedimento', item.descricao),
    ),
  );

/** Sums by ANS table 25; without it, of procedures. */
const somas: readonly (readonly [string, string | undefined])[] = [
  ['valorProcedimentos', undefined],
  ['valorDiarias', '05'],
  ['valorTaxasAlugueis', '07'],
  ['valorMateriais', '03'],
  ['valorMedicamentos', '02'],
  ['valorOPME', '08'],
  ['valorGasesMedicinais', '01'],
];

const soma = (itens: readonly ItemDoLote[]): number => itens.reduce((sum, item) => sum + totalDe(item), 0);

const totais = (itens: readonly ItemDoLote[]): string =>
  el(
    'valorTotal',
    ...somas.map(([nome, codigo]) => {
      const seus = itens.filter((item) => item.despesa === codigo);
      return seus.length > 0 ? txt(nome, reais(soma(seus))) : '';
    }),
    txt('valorTotalGeral', reais(soma(itens))),
  );

const procedimentos = (guia: GuiaDoLote, versao: string, equipe: (item: ItemDoLote) => string): string =>
  el(
    'procedimentosExecutados',
    ...guia.itens.map((item, at) =>
      item.despesa ? '' : el('procedimentoExecutado', procedimento(item, at + 1, versao), equipe(item)),
    ),
  );

const despesas = (guia: GuiaDoLote, versao: string): string => {
  const todas = guia.itens.map((item, at) => (item.despesa ? despesa(item, at + 1, versao) : ''));
  return todas.some(Boolean) ? el('outrasDespesas', ...todas) : '';
};

const cabecalhoGuia = (nome: string, lote: LoteDoPrestador, guia: GuiaDoLote): string =>
  el(nome, txt('registroANS', lote.registroAns), txt('numeroGuiaPrestador', guia.numero));

const dia = (guia: GuiaDoLote): string => guia.itens[0]?.data ?? '2026-01-01';

const consulta = (lote: LoteDoPrestador, guia: GuiaDoLote): string => {
  const { versao = '4.01.00' } = lote;
  const item = guia.itens[0];
  const medico = item?.medico ?? ninguem;
  return el(
    'guiaConsulta',
    cabecalhoGuia('cabecalhoConsulta', lote, guia),
    el('dadosBeneficiario', pessoa(guia.carteira, versao)),
    el('contratadoExecutante', contratado(lote), txt('CNES', '1234567')),
    el(
      'profissionalExecutante',
      txt('nomeProfissional', medico.nome),
      conselho('conselhoProfissional', medico, versao),
    ),
    txt('indicacaoAcidente', '9'),
    el(
      'dadosAtendimento',
      versao < '4' ? '' : txt('regimeAtendimento', '01'),
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

const sadt = (lote: LoteDoPrestador, guia: GuiaDoLote): string => {
  const { versao = '4.01.00' } = lote;
  return el(
    'guiaSP-SADT',
    cabecalhoGuia('cabecalhoGuia', lote, guia),
    el('dadosAutorizacao', txt('dataAutorizacao', dia(guia)), txt('senha', `S${guia.numero}`)),
    el('dadosBeneficiario', pessoa(guia.carteira, versao)),
    el(
      'dadosSolicitante',
      el('contratadoSolicitante', contratado(lote)),
      versao < '4' ? '' : txt('nomeContratadoSolicitante', 'CLÍNICA SOLICITANTE'),
      el(
        'profissionalSolicitante',
        txt('nomeProfissional', ninguem.nome),
        conselho('conselhoProfissional', ninguem, versao),
      ),
    ),
    el('dadosSolicitacao', txt('dataSolicitacao', dia(guia)), txt('caraterAtendimento', '1')),
    el('dadosExecutante', el('contratadoExecutante', contratado(lote)), txt('CNES', '1234567')),
    el(
      'dadosAtendimento',
      txt('tipoAtendimento', versao < '4' ? '05' : '23'),
      txt('indicacaoAcidente', '9'),
      versao < '4' ? '' : txt('regimeAtendimento', '01'),
    ),
    procedimentos(guia, versao, ({ medico }) =>
      medico === null ? '' : el('equipeSadt', membro(medico ?? ninguem, versao)),
    ),
    despesas(guia, versao),
    totais(guia.itens),
  );
};

const internacao = (lote: LoteDoPrestador, guia: GuiaDoLote): string => {
  const { versao = '4.01.00' } = lote;
  const dias = guia.itens.map(({ data }) => data).toSorted();
  return el(
    'guiaResumoInternacao',
    cabecalhoGuia('cabecalhoGuia', lote, guia),
    txt('numeroGuiaSolicitacaoInternacao', `${guia.numero}S`),
    el('dadosAutorizacao', txt('dataAutorizacao', dias[0] ?? ''), txt('senha', `S${guia.numero}`)),
    el('dadosBeneficiario', pessoa(guia.carteira, versao)),
    el('dadosExecutante', el('contratadoExecutante', contratado(lote)), txt('CNES', '1234567')),
    el(
      'dadosInternacao',
      txt('caraterAtendimento', '1'),
      txt('tipoFaturamento', '4'),
      txt('dataInicioFaturamento', dias[0] ?? ''),
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
    procedimentos(guia, versao, ({ medico }) =>
      medico === null ? '' : el('identEquipe', el('identificacaoEquipe', membro(medico ?? ninguem, versao))),
    ),
    totais(guia.itens),
    despesas(guia, versao),
  );
};

const honorarios = (lote: LoteDoPrestador, guia: GuiaDoLote): string => {
  const { versao = '4.01.00' } = lote;
  return el(
    'guiaHonorarios',
    cabecalhoGuia('cabecalhoGuia', lote, guia),
    txt('guiaSolicInternacao', `${guia.numero}S`),
    el(
      'beneficiario',
      txt('numeroCarteira', guia.carteira),
      versao < '4' ? txt('nomeBeneficiario', 'BENEFICIÁRIO DE EXEMPLO') : '',
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
      versao < '4' ? txt('nomeContratadoExecutante', 'MÉDICO DE EXEMPLO') : '',
      txt('cnesContratadoExecutante', '1234567'),
    ),
    el(
      'dadosInternacao',
      txt('dataInicioFaturamento', dia(guia)),
      txt('dataFimFaturamento', dia(guia)),
      versao < '4.03' ? '' : txt('caraterAtendimento', '1'),
    ),
    el(
      'procedimentosRealizados',
      ...guia.itens.map((item, at) => {
        const medico = item.medico ?? ninguem;
        return el(
          'procedimentoRealizado',
          procedimento(item, at + 1, versao),
          el(
            'profissionais',
            txt('grauParticipacao', '00'),
            el('codProfissional', txt('cpfContratado', medico.cpf)),
            txt('nomeProfissional', medico.nome),
            conselho('conselhoProfissional', medico, versao, 'CBO'),
          ),
        );
      }),
    ),
    txt('valorTotalHonorarios', reais(soma(guia.itens))),
    txt('dataEmissaoGuia', dia(guia)),
  );
};

const odonto = (lote: LoteDoPrestador, guia: GuiaDoLote): string => {
  const { versao = '4.01.00' } = lote;
  return el(
    'guiaOdonto',
    txt('registroANS', lote.registroAns),
    txt('numeroGuiaPrestador', guia.numero),
    el('dadosBeneficiario', pessoa(guia.carteira, versao)),
    txt('planoBeneficiario', 'PLANO DE EXEMPLO'),
    el(
      'dadosProfissionaisResponsaveis',
      txt('codigoProfExec', lote.prestador),
      versao < '4' ? txt('nomeProfExec', 'DENTISTA DE EXEMPLO') : '',
      txt('croExec', '4321'),
      txt('ufExec', '42'),
      txt('cnesExec', '1234567'),
      txt('cbosExec2', '223208'),
    ),
    ...guia.itens.map((item, at) =>
      el(
        'procedimentosExecutados',
        versao < '3.04' ? '' : txt('sequencialItem', String(at + 1)),
        el(
          'procSolic',
          txt('codigoTabela', item.tabela),
          txt('codigoProcedimento', item.codigo),
          txt('descricaoProcedimento', item.descricao),
        ),
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
};

const guias = { consulta, sadt, internacao, honorarios, odonto };

/** The element of a guide of a lot. */
export const guiaXml = (lote: LoteDoPrestador, guia: GuiaDoLote): string => guias[lote.especie](lote, guia);
