import { useRouter } from 'next/router';
import type { PageWithLayout } from '@/containers/app/page-types';
import { BlogContainer } from '@/containers/content/blog/blog-container';
import { MainLayout } from '@/containers/shell/main-layout';
import { blogPage } from '@/server/ssr/head/blog-head';
import { withPage } from '@/server/ssr/with-page';
import { pathId } from '@/utils/shop/shop-path-id';

const BlogPage: PageWithLayout = () => (
  <BlogContainer page={pathId(useRouter().query.page) ?? 1} />
);

BlogPage.getLayout = (page) => <MainLayout>{page}</MainLayout>;

export const getServerSideProps = withPage(blogPage);

export default BlogPage;
