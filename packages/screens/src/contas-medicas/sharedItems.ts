import { inicio } from '../app/inicio.ts';
import { item, type MenuItem } from '../app/manifest.ts';

// Screens of this module that other modules' menus list too.

/** People with a procedure in a period: contas médicas, centro médico, jurídico, prevenção. */
export const beneficiarioProc = {
  ...item('beneficiario-proc', 'Beneficiários por procedimento', 'users'),
  help: [
    'Escolha o período e digite o código TUSS do procedimento: a lista traz quem o realizou, uma linha por guia e dia.',
    'Idade e situação são as de hoje. Baixada diz se a guia já foi baixada; guias não utilizadas ficam de fora.',
    'Cada busca fica registrada: quem a fez, quando, para quê e quantas pessoas vieram. O Centro Médico vê só o que se fez no seu prestador.',
  ],
  load: () => import('./relatorios/BeneficiarioProcScreen.tsx').then((file) => file.BeneficiarioProcScreen),
} satisfies MenuItem;

/** The home and the lists behind its figures: contas médicas, centro médico. */
export const inicioContas = {
  ...inicio,
  help: [
    'Em análise está o que ainda não foi incorporado nem descartado, por quantos dias espera. Cada número abre as suas linhas.',
    'A glosa do mês é a das guias incorporadas na competência de hoje, pelos cinco motivos de maior valor.',
    'Apresentadas há mais de 60 dias mostra quanto do apresentado nos últimos doze meses ainda não foi pago, e os cinco prestadores com a maior parte.',
  ],
  load: () => import('./inicio/InicioContasScreen.tsx').then((file) => file.InicioContasScreen),
  pages: [
    {
      ...item('guias-em-analise', 'Guias em análise', 'fileCheck'),
      help: ['Lista as guias que esperam por análise, a mais antiga primeiro. Abrir mostra a guia.'],
      load: () => import('./inicio/GuiasEmAnaliseScreen.tsx').then((file) => file.GuiasEmAnaliseScreen),
    },
    {
      ...item('lotes-em-analise', 'Lotes em análise', 'package'),
      help: ['Lista os lotes que ainda têm guias em análise. Ver guias leva às do prestador.'],
      load: () => import('./inicio/LotesEmAnaliseScreen.tsx').then((file) => file.LotesEmAnaliseScreen),
    },
    {
      ...item('itens-glosados', 'Itens glosados', 'percent'),
      help: ['Lista os itens com código de glosa das guias incorporadas na competência escolhida.'],
      load: () => import('./inicio/ItensGlosadosScreen.tsx').then((file) => file.ItensGlosadosScreen),
    },
    {
      ...item('guias-nao-pagas', 'Guias não pagas', 'bill'),
      help: [
        'Lista as guias apresentadas há mais de 60 dias, nos últimos doze meses, que ainda não foram baixadas. As não utilizadas ficam de fora.',
      ],
      load: () => import('./inicio/GuiasNaoPagasScreen.tsx').then((file) => file.GuiasNaoPagasScreen),
    },
  ],
} satisfies MenuItem;

/** Guides that providers sent: contas médicas, centro médico. */
export const guiasImportadasXml = {
  ...item('guias-importadas-xml', 'Guias importadas via XML', 'fileCheck'),
  help: [
    'Escolha o prestador. Abra uma guia para avaliar os seus itens: a seta no começo da linha mostra tudo o que se sabe de cada um.',
    'Uma guia fica válida quando todos os itens estão aprovados; só então é incorporada e, quando o prestador permite, baixada.',
    'Um item que não se pode pagar é glosado por inteiro: quantidade zero, com código e comentário. O código se acha por número ou por palavras.',
    'Um item cobrado acima da tabela já vem com o valor e a glosa a autorizar: Aprovar aceita a sugestão, Esc a retira.',
    'Espera outra pessoa diz que você aprovou itens da guia e outra pessoa a incorpora; Espera segunda pessoa, que ela pode ser você.',
    'Entre as incorporadas, a coordenação escolhe guias e desfaz a baixa ou a incorporação, até que um demonstrativo com elas seja baixado.',
    'Lotes e demonstrativos mostra o que se paga de cada lote e, quando nenhuma guia dele está a verificar, dá a resposta ao prestador em PDF e em XML.',
  ],
  load: () => import('./guias/GuiasImportadasScreen.tsx').then((file) => file.GuiasImportadasScreen),
} satisfies MenuItem;

/** Sending a provider's file: contas médicas, centro médico. */
export const importarXmlPrestador = {
  ...item('importar-xml-prestador', 'Importar XML do prestador', 'upload'),
  help: [
    'Anexe um lote TISS do prestador. Validar diz tudo o que há de errado, com linha, coluna, guia e o que fazer, e não guarda nada.',
    'Importar guarda as guias sem erro. As que têm erro ficam fora; baixe o arquivo só das rejeitadas, para o prestador corrigir e enviar.',
    'O comprovante em PDF leva o nome do arquivo. O protocolo em XML é a resposta do padrão TISS ao prestador.',
  ],
  load: () =>
    import('./importar-xml/ImportarXmlPrestadorScreen.tsx').then((file) => file.ImportarXmlPrestadorScreen),
} satisfies MenuItem;
