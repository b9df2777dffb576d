import { useRouter } from 'next/router';
import type { PageWithLayout } from '@/containers/app/page-types';
import { PostContainer } from '@/containers/content/blog/post-container';
import { MainLayout } from '@/containers/shell/main-layout';
import { postPage } from '@/server/ssr/head/blog-head';
import { withPage } from '@/server/ssr/with-page';

const PostPage: PageWithLayout = () => {
  const slug = String(useRouter().query.slug);
  return <PostContainer key={slug} slug={slug} />;
};

PostPage.getLayout = (page) => <MainLayout>{page}</MainLayout>;

export const getServerSideProps = withPage(postPage);

export default PostPage;
