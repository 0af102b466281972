import type { Migration } from 'kysely/migration';
import { migration as acesso } from './0001a0049/0001_acesso.ts';
import { migration as cadastro } from './0001a0049/0002_cadastro.ts';
import { migration as faturamento } from './0001a0049/0003_faturamento.ts';
import { migration as contasMedicas } from './0001a0049/0004_contas_medicas.ts';
import { migration as atendimento } from './0001a0049/0005_atendimento.ts';
import { migration as vendas } from './0001a0049/0006_vendas.ts';
import { migration as financeiro } from './0001a0049/0007_financeiro.ts';
import { migration as ouvidoria } from './0001a0049/0020_ouvidoria.ts';
import { migration as sib } from './0001a0049/0030_sib.ts';
import { migration as exportacaoCongenere } from './0001a0049/0031_exportacao_congenere.ts';
import { migration as sibEnvio } from './0001a0049/0032_sib_envio.ts';
import { migration as beneficiarioAlteracao } from './0001a0049/0033_beneficiario_alteracao.ts';
import { migration as conferenciaCampos } from './0001a0049/0034_conferencia_campos.ts';
import { migration as cadastroFlat } from './0001a0049/0035_cadastro_flat.ts';
import { migration as visao } from './0001a0049/0036_visao.ts';
import { migration as cobranca } from './0001a0049/0040_cobranca.ts';
import { migration as mensageria } from './0001a0049/0041_mensageria.ts';
import { migration as inadimplencia } from './0001a0049/0042_inadimplencia.ts';
import { migration as movimentacaoOrdem } from './0001a0049/0044_movimentacao_ordem.ts';
import { migration as conferenciaOutroCco } from './0001a0049/0047_conferencia_outro_cco.ts';
import { migration as sibTrabalho } from './0001a0049/0048_sib_trabalho.ts';
import { migration as campanhaDuvida } from './0001a0049/0049_campanha_duvida.ts';
import { migration as ouvidoriaMensagem } from './0050a0099/0050_ouvidoria_mensagem.ts';
import { migration as loteTiss } from './0050a0099/0051_lote_tiss.ts';
import { migration as guiaRevisao } from './0050a0099/0053_guia_revisao.ts';
import { migration as busca } from './0050a0099/0056_busca.ts';
import { migration as conferenciaAosPoucos } from './0050a0099/0057_conferencia_aos_poucos.ts';
import { migration as guiaLote } from './0050a0099/0058_guia_lote.ts';
import { migration as inicioContas } from './0050a0099/0059_inicio_contas.ts';
import { migration as comissaoRazao } from './0050a0099/0060_comissao_razao.ts';
import { migration as regraSimulacao } from './0050a0099/0061_regra_simulacao.ts';
import { migration as comissaoContestacao } from './0050a0099/0064_comissao_contestacao.ts';
import { migration as retornoBancario } from './0050a0099/0070_retorno_bancario.ts';
import { migration as feriadoBancario } from './0050a0099/0072_feriado_bancario.ts';
import { migration as envioBoletos } from './0050a0099/0073_envio_boletos.ts';
import { migration as cartaoSomas } from './0050a0099/0074_cartao_somas.ts';
import { migration as tarefa } from './0050a0099/0075_tarefa.ts';
import { migration as consultaSaude } from './0050a0099/0078_consulta_saude.ts';
import { migration as programaContato } from './0050a0099/0079_programa_contato.ts';
import { migration as protocoloLancado } from './0050a0099/0080_protocolo_lancado.ts';
import { migration as tituloEmParte } from './0050a0099/0082_titulo_em_parte.ts';
import { migration as envioEmTarefa } from './0050a0099/0083_envio_em_tarefa.ts';
import { migration as guiaDespesa } from './0050a0099/0084_guia_despesa.ts';
import { migration as gestaoPessoas } from './0050a0099/0085_gestao_pessoas.ts';
import { migration as figuraGuardada } from './0050a0099/0086_figura_guardada.ts';
import { migration as servidores } from './0050a0099/0090_servidores.ts';
import { migration as estadoBreve } from './0050a0099/0091_estado_breve.ts';
import { migration as sibRetornoEmCurso } from './0050a0099/0095_sib_retorno_em_curso.ts';
import { migration as entradaPorVendedor } from './0050a0099/0096_entrada_por_vendedor.ts';
import { migration as cartaoEBanco } from './0050a0099/0097_cartao_e_banco.ts';
import { migration as senhaProvisoria } from './0100a0149/0100_senha_provisoria.ts';
import { migration as pedidoAcesso } from './0100a0149/0101_pedido_acesso.ts';
import { migration as consultaLeituras } from './0100a0149/0102_consulta_leituras.ts';
import { migration as reenvio } from './0100a0149/0103_reenvio.ts';
import { migration as denunciaDeLado } from './0100a0149/0104_denuncia_de_lado.ts';
import { migration as denunciaImpressao } from './0100a0149/0105_denuncia_impressao.ts';
import { migration as carga } from './0100a0149/0106_carga.ts';
import { migration as congenereDito } from './0100a0149/0107_congenere_dito.ts';
import { migration as retornoJulgadaDeNovo } from './0100a0149/0108_retorno_julgada_de_novo.ts';
import { migration as linhasEPassos } from './0100a0149/0109_linhas_e_passos.ts';
import { migration as cargaPorta } from './0100a0149/0110_carga_porta.ts';
import { migration as cargaDecisao } from './0100a0149/0111_carga_decisao.ts';
import { migration as implantacao } from './0100a0149/0112_implantacao.ts';
import { migration as cargaConfirma } from './0100a0149/0113_carga_confirma.ts';
import { migration as comissaoEEmpresa } from './0100a0149/0115_comissao_e_empresa.ts';
import { migration as envioEmDuvida } from './0100a0149/0116_envio_em_duvida.ts';
import { migration as conta } from './0100a0149/0117_conta.ts';
import { migration as remessa } from './0100a0149/0118_remessa.ts';
import { migration as extrato } from './0100a0149/0120_extrato.ts';
import { migration as cartaoRecebimento } from './0100a0149/0121_cartao_recebimento.ts';
import { migration as contaFontes } from './0100a0149/0122_conta_fontes.ts';
import { migration as contaAcervo } from './0100a0149/0123_conta_acervo.ts';
import { migration as envioDeclaracoes } from './0100a0149/0124_envio_declaracoes.ts';
import { migration as pix } from './0100a0149/0125_pix.ts';
import { migration as conferenciaDaNoite } from './0100a0149/0126_conferencia_da_noite.ts';
import { migration as destino } from './0100a0149/0127_destino.ts';
import { migration as contaRapida } from './0100a0149/0128_conta_rapida.ts';
import { migration as baixaDePapeis } from './0100a0149/0129_baixa_de_papeis.ts';
import { migration as envioQuitacoes } from './0100a0149/0130_envio_quitacoes.ts';
import { migration as cartas } from './0100a0149/0131_cartas.ts';
import { migration as formaDePapel } from './0100a0149/0133_forma_de_papel.ts';
import { migration as porTelefone } from './0100a0149/0134_por_telefone.ts';
import { migration as pendenciaAceita } from './0100a0149/0135_pendencia_aceita.ts';
import { migration as papeisDoLote } from './0100a0149/0136_papeis_do_lote.ts';
import { migration as outrosDiagnosticos } from './0100a0149/0137_outros_diagnosticos.ts';
import { migration as glosaDeQuemRevisa } from './0100a0149/0138_glosa_de_quem_revisa.ts';
import { migration as doArquivo } from './0100a0149/0140_do_arquivo.ts';
import { migration as sibDiferencas } from './0100a0149/0141_sib_diferencas.ts';
import { migration as textoNaAns } from './0100a0149/0142_texto_na_ans.ts';
import { migration as telefoneErrado } from './0100a0149/0144_telefone_errado.ts';
import { migration as linhaAMao } from './0100a0149/0147_linha_a_mao.ts';
import { migration as causaDaMudanca } from './0100a0149/0148_causa_da_mudanca.ts';
import { migration as pagamentoDaComissao } from './0100a0149/0149_pagamento_da_comissao.ts';
import { migration as autorizacaoProcedimento } from './0150a0199/0150_autorizacao_procedimento.ts';
import { migration as contatoCorrecao } from './0150a0199/0152_contato_correcao.ts';
import { migration as identidadeComMotivo } from './0150a0199/0153_identidade_com_motivo.ts';
import { migration as buscaPorNumero } from './0150a0199/0154_busca_por_numero.ts';
import { migration as prazoLegal } from './0150a0199/0155_prazo_legal.ts';
import { migration as aviso } from './0150a0199/0156_aviso.ts';
import { migration as provaArquivo } from './0150a0199/0159_prova_arquivo.ts';
import { migration as campanhaLinha } from './0150a0199/0160_campanha_linha.ts';
import { migration as saida } from './0150a0199/0161_saida.ts';
import { migration as autorizacaoResposta } from './0150a0199/0163_autorizacao_resposta.ts';
import { migration as mensagemDoAviso } from './0150a0199/0164_mensagem_do_aviso.ts';
import { migration as arquivoDaConsulta } from './0150a0199/0167_arquivo_da_consulta.ts';
import { migration as nip } from './0150a0199/0168_nip.ts';
import { migration as reanalise } from './0150a0199/0169_reanalise.ts';
import { migration as conferenciaDoMes } from './0150a0199/0172_conferencia_do_mes.ts';
import { migration as buscaDeGuia } from './0150a0199/0173_busca_de_guia.ts';
import { migration as nipCorrecao } from './0150a0199/0174_nip_correcao.ts';
import { migration as realizacao } from './0150a0199/0175_realizacao.ts';
import { migration as regraDaConta } from './0150a0199/0176_regra_da_conta.ts';
import { migration as sexoIdadeQuantidade } from './0150a0199/0177_sexo_idade_quantidade.ts';
import { migration as guiasLimpas } from './0150a0199/0178_guias_limpas.ts';
import { migration as regraSubstituida } from './0150a0199/0182_regra_substituida.ts';
import { migration as desfazDiferencas } from './0150a0199/0184_desfaz_diferencas.ts';
import { migration as mesaAberta } from './0150a0199/0185_mesa_aberta.ts';
import { migration as relatorioDeComissao } from './0150a0199/0186_relatorio_de_comissao.ts';
import { migration as boletoPago } from './0150a0199/0187_boleto_pago.ts';
import { migration as contaDoPagador } from './0150a0199/0188_conta_do_pagador.ts';

/** All migrations by name; they run in the order of names, and a published one never changes. */
export const migrations: Record<string, Migration> = {
  '0001_acesso': acesso,
  '0002_cadastro': cadastro,
  '0003_faturamento': faturamento,
  '0004_contas_medicas': contasMedicas,
  '0005_atendimento': atendimento,
  '0006_vendas': vendas,
  '0007_financeiro': financeiro,
  '0020_ouvidoria': ouvidoria,
  '0030_sib': sib,
  '0031_exportacao_congenere': exportacaoCongenere,
  '0032_sib_envio': sibEnvio,
  '0033_beneficiario_alteracao': beneficiarioAlteracao,
  '0034_conferencia_campos': conferenciaCampos,
  '0035_cadastro_flat': cadastroFlat,
  '0036_visao': visao,
  '0040_cobranca': cobranca,
  '0041_mensageria': mensageria,
  '0042_inadimplencia': inadimplencia,
  '0044_movimentacao_ordem': movimentacaoOrdem,
  '0047_conferencia_outro_cco': conferenciaOutroCco,
  '0048_sib_trabalho': sibTrabalho,
  '0049_campanha_duvida': campanhaDuvida,
  '0050_ouvidoria_mensagem': ouvidoriaMensagem,
  '0051_lote_tiss': loteTiss,
  '0053_guia_revisao': guiaRevisao,
  '0056_busca': busca,
  '0057_conferencia_aos_poucos': conferenciaAosPoucos,
  '0058_guia_lote': guiaLote,
  '0059_inicio_contas': inicioContas,
  '0060_comissao_razao': comissaoRazao,
  '0061_regra_simulacao': regraSimulacao,
  '0064_comissao_contestacao': comissaoContestacao,
  '0070_retorno_bancario': retornoBancario,
  '0072_feriado_bancario': feriadoBancario,
  '0073_envio_boletos': envioBoletos,
  '0074_cartao_somas': cartaoSomas,
  '0075_tarefa': tarefa,
  '0078_consulta_saude': consultaSaude,
  '0079_programa_contato': programaContato,
  '0080_protocolo_lancado': protocoloLancado,
  '0082_titulo_em_parte': tituloEmParte,
  '0083_envio_em_tarefa': envioEmTarefa,
  '0084_guia_despesa': guiaDespesa,
  '0085_gestao_pessoas': gestaoPessoas,
  '0086_figura_guardada': figuraGuardada,
  '0090_servidores': servidores,
  '0091_estado_breve': estadoBreve,
  '0095_sib_retorno_em_curso': sibRetornoEmCurso,
  '0096_entrada_por_vendedor': entradaPorVendedor,
  '0097_cartao_e_banco': cartaoEBanco,
  '0100_senha_provisoria': senhaProvisoria,
  '0101_pedido_acesso': pedidoAcesso,
  '0102_consulta_leituras': consultaLeituras,
  '0103_reenvio': reenvio,
  '0104_denuncia_de_lado': denunciaDeLado,
  '0105_denuncia_impressao': denunciaImpressao,
  '0106_carga': carga,
  '0107_congenere_dito': congenereDito,
  '0108_retorno_julgada_de_novo': retornoJulgadaDeNovo,
  '0109_linhas_e_passos': linhasEPassos,
  '0110_carga_porta': cargaPorta,
  '0111_carga_decisao': cargaDecisao,
  '0112_implantacao': implantacao,
  '0113_carga_confirma': cargaConfirma,
  '0115_comissao_e_empresa': comissaoEEmpresa,
  '0116_envio_em_duvida': envioEmDuvida,
  '0117_conta': conta,
  '0118_remessa': remessa,
  '0120_extrato': extrato,
  '0121_cartao_recebimento': cartaoRecebimento,
  '0122_conta_fontes': contaFontes,
  '0123_conta_acervo': contaAcervo,
  '0124_envio_declaracoes': envioDeclaracoes,
  '0125_pix': pix,
  '0126_conferencia_da_noite': conferenciaDaNoite,
  '0127_destino': destino,
  '0128_conta_rapida': contaRapida,
  '0129_baixa_de_papeis': baixaDePapeis,
  '0130_envio_quitacoes': envioQuitacoes,
  '0131_cartas': cartas,
  '0133_forma_de_papel': formaDePapel,
  '0134_por_telefone': porTelefone,
  '0135_pendencia_aceita': pendenciaAceita,
  '0136_papeis_do_lote': papeisDoLote,
  '0137_outros_diagnosticos': outrosDiagnosticos,
  '0138_glosa_de_quem_revisa': glosaDeQuemRevisa,
  '0140_do_arquivo': doArquivo,
  '0141_sib_diferencas': sibDiferencas,
  '0142_texto_na_ans': textoNaAns,
  '0144_telefone_errado': telefoneErrado,
  '0147_linha_a_mao': linhaAMao,
  '0148_causa_da_mudanca': causaDaMudanca,
  '0149_pagamento_da_comissao': pagamentoDaComissao,
  '0150_autorizacao_procedimento': autorizacaoProcedimento,
  '0152_contato_correcao': contatoCorrecao,
  '0153_identidade_com_motivo': identidadeComMotivo,
  '0154_busca_por_numero': buscaPorNumero,
  '0155_prazo_legal': prazoLegal,
  '0156_aviso': aviso,
  '0159_prova_arquivo': provaArquivo,
  '0160_campanha_linha': campanhaLinha,
  '0161_saida': saida,
  '0163_autorizacao_resposta': autorizacaoResposta,
  '0164_mensagem_do_aviso': mensagemDoAviso,
  '0167_arquivo_da_consulta': arquivoDaConsulta,
  '0168_nip': nip,
  '0169_reanalise': reanalise,
  '0172_conferencia_do_mes': conferenciaDoMes,
  '0173_busca_de_guia': buscaDeGuia,
  '0174_nip_correcao': nipCorrecao,
  '0175_realizacao': realizacao,
  '0176_regra_da_conta': regraDaConta,
  '0177_sexo_idade_quantidade': sexoIdadeQuantidade,
  '0178_guias_limpas': guiasLimpas,
  '0182_regra_substituida': regraSubstituida,
  '0184_desfaz_diferencas': desfazDiferencas,
  '0185_mesa_aberta': mesaAberta,
  '0186_relatorio_de_comissao': relatorioDeComissao,
  '0187_boleto_pago': boletoPago,
  '0188_conta_do_pagador': contaDoPagador,
};
